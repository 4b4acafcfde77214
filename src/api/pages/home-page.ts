import { html, type Markup } from './page.ts'

const request = (
  origin: string,
): string => `curl -s '${origin}/v1/verdicts?lang=en' -H 'Content-Type: text/plain' --data-binary @- <<'END'
3 A precombat-main
A 20: Mountain | hand: Lightning Bolt | library: 53
B 12: Slippery Bogle
> A cast Lightning Bolt -> Slippery Bogle
END`

const english = html`<section lang="en">
<h1>Arbitre</h1>
<p>A stateless rules referee for <em>Magic: The Gathering</em>, with a rules library in English and in French.</p>
<p>Send a position and an action; get the legal result, or the reason it is illegal, with the rule.</p>
<ul>
<li><a href="/docs">Reference</a> of every call, <a href="/openapi.json">openapi.json</a> for programs</li>
<li><a href="/v1/rules">The rules</a>, <a href="/v1/search?q=deathtouch%20and%20trample">a search</a>, <a href="/v1/editions">the editions held</a></li>
<li><a href="/problems">What can go wrong</a>, <a href="/llms.txt">llms.txt</a></li>
</ul>
<p>Nothing that is sent is kept: no cookies, no accounts.</p>
</section>`

const french = html`<section lang="fr">
<h1>Arbitre</h1>
<p>Un arbitre de règles sans état pour <em>Magic: The Gathering</em>, avec une bibliothèque des règles en français et en anglais.</p>
<p>Envoyez une position et une action : vous recevez le résultat légal, ou la raison pour laquelle elle est illégale, avec la règle.</p>
<ul>
<li><a href="/docs">Référence</a> de tous les appels, <a href="/openapi.json">openapi.json</a> pour les programmes</li>
<li><a href="/v1/rules?lang=fr">Les règles</a>, <a href="/v1/search?q=contact%20mortel%20et%20pi%C3%A9tinement">une recherche</a>, <a href="/v1/editions">les éditions disponibles</a></li>
<li><a href="/problems">Ce qui peut mal se passer</a>, <a href="/llms.txt">llms.txt</a></li>
</ul>
<p>Rien de ce qui est envoyé n’est conservé : ni cookies, ni comptes.</p>
</section>`

/** The landing page, both languages side by side. */
export const homePage = (origin: string): Markup => html`<main><div class="languages">${english}${french}</div>
<pre tabindex="0"><code>${request(origin)}</code></pre></main>
<footer><p lang="en">Not affiliated with Wizards of the Coast. <span lang="fr">Sans lien avec Wizards of the Coast.</span></p></footer>`
