import MiniSearch from 'minisearch'
import { oracleOptions } from '../../relevance/oracle.ts'
import english from './minisearch-en.bin'
import french from './minisearch-fr.bin'

/** MiniSearch over the same texts, its indexes loaded as its documentation says: from the JSON that it wrote. */
const open = (file: ArrayBuffer, language: 'en' | 'fr') =>
  MiniSearch.loadJSON(new TextDecoder().decode(file), oracleOptions(language))
const indexes = { en: open(english, 'en'), fr: open(french, 'fr') }

export default {
  fetch: (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/search') return new Response('')
    const found = indexes[searchParams.get('lang') === 'fr' ? 'fr' : 'en'].search(searchParams.get('q') ?? '')
    return Response.json(found.slice(0, 10).map(({ id }) => id as string))
  },
}
