import type { ProblemTexts } from '../language-pack.ts'

export const problems: ProblemTexts = {
  'unreadable-body': {
    title: 'The body cannot be read',
    detail: ({ reason }) => (reason === 'json' ? 'The body is not JSON.' : 'The body is not UTF-8 text.'),
    meaning:
      'The bytes received are not what their content type says. Send valid JSON in UTF-8; a trailing comma, a comment or single quotes are enough to break it.',
    example: '`{"actions": [],}` has a comma too many; without it, it is JSON.',
  },
  'too-deep': {
    title: 'The body nests too deeply',
    detail: ({ depth, limit }) => `Brackets nest ${depth} deep; the limit is ${limit}.`,
    meaning: 'Objects and lists inside one another go deeper than any position needs. Nothing was read further.',
    example: 'A body of a thousand `[` in a row is refused here; a position needs less than twenty levels.',
  },
  'not-found': {
    title: 'No such page',
    detail: ({ path }) => `Nothing is served at ${path}.`,
    meaning:
      'The address is not one of this service. The list of addresses is at /docs and, for programs, at /openapi.json.',
    example: '`GET /v1/rule/702.19b` leads here; the address is `/v1/rules/702.19b`.',
  },
  'rule-not-found': {
    title: 'No such rule',
    detail: ({ number, edition }) => `The edition of ${edition} holds no rule ${number}.`,
    meaning:
      'The edition asked for does not hold that number. Numbers change between editions: the answer lists the nearest rules it does hold, and /v1/search finds a rule by its words.',
    example:
      '`GET /v1/rules/217.1c` leads here, since 217 is a number of 2007; `GET /v1/resolve?number=217.1c&edition=2007-10-01` says what became of it.',
  },
  'edition-not-found': {
    title: 'No such edition',
    detail: ({ edition, language }) => `No edition “${edition}” is held in this language (${language}).`,
    meaning: 'The editions held, with their dates and languages, are listed at /v1/editions.',
    example: '`?edition=2026-06-18` leads here; the edition is dated one day later, `2026-06-19`.',
  },
  'unknown-edition': {
    title: 'There was never such an edition',
    detail: ({ edition, first, last }) =>
      `No edition of the rules took effect on ${edition}; those known go from ${first} to ${last}.`,
    meaning:
      'An edition is named by the day on which it took effect. The answer lists the nearest ones. Where a day is asked about, send it as `on`: the edition in force on that day is taken.',
    example: '`GET /v1/resolve?number=217.1c&edition=2007-11-01` leads here; with `on=2007-11-01` it is answered.',
  },
  'unknown-rule': {
    title: 'There was never such a rule',
    detail: ({ number, edition }) =>
      edition === null
        ? `No edition of the rules ever had a rule ${number}.`
        : `The edition of ${edition} had no rule ${number}.`,
    meaning: 'The number is known in no edition, or not in the one named. The answer lists what comes nearest.',
    example: '`GET /v1/rules/702.999/history` leads here; `/v1/rules/702.19/history` is answered.',
  },
  'card-not-found': {
    title: 'No such card',
    detail: ({ name }) => `The catalogue holds no card named “${name}”.`,
    meaning:
      'The name is not in the catalogue. The answer lists the nearest names. A card that is not held can be sent along: POST it to /v1/cards/compile, or put it in the `cards` of a request.',
    example: '`GET /v1/cards/Grizly%20Bears` leads here, and the answer proposes Grizzly Bears.',
  },
  'term-not-found': {
    title: 'No such term',
    detail: ({ term, edition }) => `The glossary of the edition of ${edition} holds no term “${term}”.`,
    meaning: 'The term is not in the glossary of that edition and language. The terms held are listed at /v1/glossary.',
    example: '`GET /v1/glossary/champ%20de%20bataille?lang=en` leads here; with `lang=fr` it finds the entry.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    detail: ({ method, allowed }) => `This address does not take ${method}; it takes ${allowed.join(', ')}.`,
    meaning: 'The address exists, but not with this method. The `Allow` header names those it takes.',
    example: '`GET /v1/verdicts` leads here: a verdict is asked for with `POST`, and the position is the body.',
  },
  'too-large': {
    title: 'The body is too large',
    detail: ({ limitBytes }) => `A body may have ${limitBytes} bytes at most.`,
    meaning: 'Positions are small. Send one position a request, and only the card objects it needs.',
    example:
      'A request that carries the text of every card ever printed is refused; send the few cards of the position.',
  },
  'unsupported-media-type': {
    title: 'Content type not supported',
    detail: ({ given, expected }) =>
      `${given === '' ? 'The request names no content type' : `The content type ${given} is not read here`}; send ${expected.join(' or ')}.`,
    meaning:
      'The `Content-Type` header must say what the body is: JSON, or plain text where an address reads the notation.',
    example: 'A form sent as `application/x-www-form-urlencoded` leads here; send the same data as `application/json`.',
  },
  'invalid-request': {
    title: 'The request does not have the right form',
    detail: ({ count }) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`),
    meaning:
      'The body was read, but a field is missing, unknown, of the wrong type or out of bounds. Each entry of `errors` has a JSON pointer into the body, or the name of the parameter. The schemas are in /openapi.json.',
    example:
      '`{"actions": [{"kind": "cast"}]}` leads here with the pointer `/actions/0/kind`: the kind is `cast-spell`.',
  },
  'impossible-position': {
    title: 'The position cannot be',
    detail: ({ count }) =>
      count === 1
        ? 'One thing in the position is impossible or unknown.'
        : `${count} things in the position are impossible or unknown.`,
    meaning:
      'The position has the right form but cannot exist under the rules, or names a card or player that nobody knows. Each entry of `errors` points at the place, with the rule it breaks; an unknown name comes with the nearest ones.',
    example:
      'A sorcery card among the permanents leads here with the pointer `/players/0/battlefield/2`; move it to another zone.',
  },
  'illegal-deck': {
    title: 'A deck is not allowed',
    detail: ({ count }) =>
      count === 1 ? 'One thing in the decks is not allowed.' : `${count} things in the decks are not allowed.`,
    meaning:
      'The request names a `format`, so the decks were checked, and one of them or its sideboard is not made as the rules want it. Each entry of `errors` points at the deck or the sideboard, with the rule it breaks. Without `format` no deck is checked.',
    example:
      'A deck of 50 cards with `"format": "constructed"` leads here with the pointer `/players/0/deck`; the smallest has 60.',
  },
  'impossible-action': {
    title: 'The action names what is not there',
    detail: ({ at }) => `Action ${at} refers to something that does not exist in the position.`,
    meaning:
      'An illegal action is an answer, not an error. This is different: the action names an object, a player or a choice that is nowhere in the position, so that there is nothing to judge.',
    example: 'An action that attacks with `bear`, where the position holds only `bears`, leads here.',
  },
  'unreadable-notation': {
    title: 'The notation cannot be read',
    detail: ({ count }) => (count === 1 ? 'One line is not understood.' : `${count} places are not understood.`),
    meaning:
      'The text is not the notation of a position. Each entry of `errors` names the line. The grammar is in the project’s documentation.',
    example: '`A 20 Mountain x2` leads here, since a colon is missing: `A 20: Mountain x2`.',
  },
  'unsupported-format': {
    title: 'Format not supported',
    detail: ({ format }) => `This text looks like ${format}, which is not read here.`,
    meaning: 'Positions are read as JSON, as the notation of this service, or as a Forge puzzle file.',
    example:
      'A decklist leads here: it says what a deck holds, not where each card is. Write the position in the notation.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    detail: () => 'Wait for as long as Retry-After says.',
    meaning:
      'The service is asked too often from one place. The `Retry-After` header says in how many seconds to try again.',
    example:
      '`Retry-After: 10` asks for ten seconds of patience; a program that needs millions of verdicts can run the engine itself.',
  },
  internal: {
    title: 'A fault of this service',
    detail: () => 'Something that should always hold did not. It is not your request’s fault.',
    meaning:
      'No request should lead here. Please report it with the `X-Request-Id` of the answer and the request that was sent.',
    example: 'None is known: every known one has been mended.',
  },
}
