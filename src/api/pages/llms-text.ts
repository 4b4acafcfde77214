/** What a language model should know to use this service (llms.txt). */
export const llmsText = `# Arbitre

> A stateless rules referee for Magic: The Gathering over HTTP, with a bilingual (English and French) rules library. Send a position and an action; get the legal result, or the reasons it is illegal, each with its rule number and a sentence in both languages.

Answers are JSON. Sentences are { "en": …, "fr": … }; \`?lang=en\` or \`?lang=fr\` keeps one language. Errors are RFC 9457 problem documents whose \`type\` is a page that explains them. An illegal action is an answer (200), not an error. \`unsupported\` means that words of a card are not understood and could matter: do not guess in its place.

## Referee

- POST /v1/verdicts: judge actions in order. Body: { "state": position, "actions": [action, …], "cards": [card objects] }, or plain text in the notation
- POST /v1/legal-actions: every action a player may take now. Body: { "state": position, "player": "A" }
- POST /v1/states: check a position and get its canonical form; \`view\` hides what a player may not see
- POST /v1/games: start a game: players with decks and a seed; shuffles, draws, and asks for mulligans
- POST /v1/cards/compile: what the referee understands of a card object; GET /v1/cards/{name} for a card of the catalogue

The notation, one line each: \`turn player step\`, then a line for each player \`id life: permanents | hand: … | graveyard: … | library: count\`, then actions after \`>\`.

    3 A precombat-main
    A 20: Mountain x2, Grizzly Bears (tapped, +1/+1) | hand: Lightning Bolt | library: 53
    B 12: Slippery Bogle
    > A cast Lightning Bolt -> Slippery Bogle

## Rules

- GET /v1/rules/{number}?lang=en|fr&edition=DATE: one rule with its parent, children, neighbours and references; also as text/markdown and text/html
- GET /v1/search?q=…: rules for a number, a keyword, a card, words or a question, in either language
- GET /v1/suggest?q=…: completions while typing
- GET /v1/rules, POST /v1/rules, GET /v1/editions: contents, many rules at once, editions held
- GET /v1/glossary, GET /v1/glossary/{term}: terms in both languages, by any name a thing has or had
- GET /v1/keywords: keyword actions, keyword abilities and ability words with their rules
- GET /v1/resolve?number=…&edition=DATE (or on=DAY): where an old number stands today, and how sure that is
- POST /v1/citations, body { "text": …, "on": DAY }: every rule number in a text: does it exist, has it moved, what does it say today
- GET /v1/rules/{number}/history: a rule's number in every edition since 1999
- GET /v1/diff/{from}/{to}: what changed between two editions

Numbers change between editions and old ones are used again: cite a rule by its number and the edition's date, and check a number you remember with /v1/citations before you rely on it.

## Reference

- [OpenAPI 3.1](/openapi.json)
- [Reference page](/docs)
- [Kinds of problems](/problems)
`
