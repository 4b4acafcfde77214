/** The two globals of every runtime that turn text into UTF-8 and back; both are pure. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const encodeText = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes)
