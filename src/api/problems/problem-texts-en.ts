import type { ProblemTexts } from './problem-params.ts'

export const problemTextsEn: ProblemTexts = {
  'unreadable-body': {
    title: 'The body cannot be read',
    detail: ({ reason }) => (reason === 'json' ? 'The body is not JSON.' : 'The body is not UTF-8 text.'),
    meaning:
      'The bytes received are not what their content type says. Send valid JSON in UTF-8; a trailing comma, a comment or single quotes are enough to break it.',
  },
  'too-deep': {
    title: 'The body nests too deeply',
    detail: ({ depth, limit }) => `Brackets nest ${depth} deep; the limit is ${limit}.`,
    meaning: 'Objects and lists inside one another go deeper than any position needs. Nothing was read further.',
  },
  'not-found': {
    title: 'No such page',
    detail: ({ path }) => `Nothing is served at ${path}.`,
    meaning:
      'The address is not one of this service. The list of addresses is at /docs and, for programs, at /openapi.json.',
  },
  'rule-not-found': {
    title: 'No such rule',
    detail: ({ number, edition }) => `The edition of ${edition} holds no rule ${number}.`,
    meaning:
      'The edition asked for does not hold that number. Numbers change between editions: the answer lists the nearest rules it does hold, and /v1/search finds a rule by its words.',
  },
  'edition-not-found': {
    title: 'No such edition',
    detail: ({ edition, language }) => `No edition “${edition}” is held in this language (${language}).`,
    meaning: 'The editions held, with their dates and languages, are listed at /v1/editions.',
  },
  'card-not-found': {
    title: 'No such card',
    detail: ({ name }) => `The catalogue holds no card named “${name}”.`,
    meaning:
      'The name is not in the catalogue. The answer lists the nearest names. A card that is not held can be sent along: POST it to /v1/cards/compile, or put it in the `cards` of a request.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    detail: ({ method, allowed }) => `This address does not take ${method}; it takes ${allowed.join(', ')}.`,
    meaning: 'The address exists, but not with this method. The `Allow` header names those it takes.',
  },
  'too-large': {
    title: 'The body is too large',
    detail: ({ limitBytes }) => `A body may have ${limitBytes} bytes at most.`,
    meaning: 'Positions are small. Send one position a request, and only the card objects it needs.',
  },
  'unsupported-media-type': {
    title: 'Content type not supported',
    detail: ({ given, expected }) =>
      `${given === '' ? 'The request names no content type' : `The content type ${given} is not read here`}; send ${expected.join(' or ')}.`,
    meaning:
      'The `Content-Type` header must say what the body is: JSON, or plain text where an address reads the notation.',
  },
  'invalid-request': {
    title: 'The request does not have the right form',
    detail: ({ count }) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`),
    meaning:
      'The body was read, but a field is missing, unknown, of the wrong type or out of bounds. Each entry of `errors` has a JSON pointer into the body, or the name of the parameter. The schemas are in /openapi.json.',
  },
  'impossible-position': {
    title: 'The position cannot be',
    detail: ({ count }) =>
      count === 1
        ? 'One thing in the position is impossible or unknown.'
        : `${count} things in the position are impossible or unknown.`,
    meaning:
      'The position has the right form but cannot exist under the rules, or names a card or player that nobody knows. Each entry of `errors` points at the place, with the rule it breaks; an unknown name comes with the nearest ones.',
  },
  'impossible-action': {
    title: 'The action names what is not there',
    detail: ({ at }) => `Action ${at} refers to something that does not exist in the position.`,
    meaning:
      'An illegal action is an answer, not an error. This is different: the action names an object, a player or a choice that is nowhere in the position, so that there is nothing to judge.',
  },
  'unreadable-notation': {
    title: 'The notation cannot be read',
    detail: ({ count }) => (count === 1 ? 'One line is not understood.' : `${count} places are not understood.`),
    meaning:
      'The text is not the notation of a position. Each entry of `errors` names the line. The grammar is in the project’s documentation.',
  },
  'unsupported-format': {
    title: 'Format not supported',
    detail: ({ format }) => `This text looks like ${format}, which is not read here.`,
    meaning: 'Positions are read as JSON, as the notation of this service, or as a Forge puzzle file.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    detail: () => 'Wait for as long as Retry-After says.',
    meaning:
      'The service is asked too often from one place. The `Retry-After` header says in how many seconds to try again.',
  },
  internal: {
    title: 'A fault of this service',
    detail: () => 'Something that should always hold did not. It is not your request’s fault.',
    meaning:
      'No request should lead here. Please report it with the `X-Request-Id` of the answer and the request that was sent.',
  },
}
