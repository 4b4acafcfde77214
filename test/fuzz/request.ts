/** A request as it is sent: an address, and for a POST its body, JSON or text. */
export interface FuzzRequest {
  readonly path: string
  readonly body?: unknown
}

/** The parts of a `Request`. */
export const sentAs = ({ path, body }: FuzzRequest): { readonly url: string; readonly init: RequestInit } => ({
  url: `https://arbitre.test${path}`,
  init:
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
})

/** The endpoint, without what is looked for there; an address that is none is only that. */
export const endpointOf = ({ path, body }: FuzzRequest): string => {
  const [, place] = /^\/(v1\/[a-z-]+|healthz|llms\.txt|problems)(?=[/?]|$)/.exec(path) ?? []
  return `${body === undefined ? 'GET' : 'POST'} /${place ?? '…'}`
}
