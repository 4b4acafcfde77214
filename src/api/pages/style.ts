/** One style for the few pages of the service itself; no fonts, no scripts, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fdfcf8; --line: #d8d4c8; --link: #7a2e0e; --code: #f2efe6 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e3dc; --soft: #a6a097; --paper: #17191c; --line: #3a3d42; --link: #f0a878; --code: #22252a } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 .5rem }
h1 { margin-top: 0 }
a { color: var(--link) }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
code, pre { font: .9em/1.5 ui-monospace, monospace; background: var(--code); border-radius: 4px }
code { padding: .1em .3em; overflow-wrap: anywhere }
pre { padding: .75rem 1rem; overflow-x: auto }
pre code { padding: 0; background: none; overflow-wrap: normal }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line) }
nav, footer, .soft { color: var(--soft) }
.languages > section + section { border-top: 1px solid var(--line); margin-top: 2rem }
@media (min-width: 52rem) { .languages { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem } .languages > section + section { border: 0; margin: 0 } }
`
