import { failed, ok, type Result } from '../../core/result.ts'

export type BodyFailure = 'too-large' | 'not-utf-8'

/** A body as text, never holding more than `limit` bytes of it, whatever `Content-Length` says or leaves out. */
export const readText = async (request: Request, limit: number): Promise<Result<string, BodyFailure>> => {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) return failed(['too-large'])
  const bytes = request.body === null ? new Uint8Array() : await readBytes(request.body, limit)
  if (bytes === null) return failed(['too-large'])
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch {
    return failed(['not-utf-8'])
  }
}

const readBytes = async (body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
