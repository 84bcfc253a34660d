import { createHash } from 'node:crypto'
import { memberOf, jsonOrUndefined } from '../../src/lib/json.ts'
import { messageOf } from '../lib/command.ts'

/** Thrown when the API says that the content of a page does not exist. */
export class GoneError extends Error {
  override readonly name = 'Gone'
}

class TooLarge extends Error {}

export const timeoutMs = 15_000
const tries = 3
const mostBytes = 10_000_000

/**
 * Returns the body of an answer. Throws as soon as the body has more than `most` bytes, so that a huge answer
 * can't fill the memory.
 */
export async function bodyUpTo(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop ends the transfer.
    if (size > most) throw new TooLarge(`the answer has more than ${megabytes(most)}`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e5) / 10} MB`

/** Returns a short hash of `text` that can be a file name. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Returns the API's response for a path as text: the response that a Vietnamese visitor without a sign-in
 * would get.
 */
export type ApiCaller = (path: string) => Promise<string>

/**
 * Returns a function that calls the API. The function calls a busy or failing server again. It throws
 * `GoneError` for 404 and 410, and an error for every other response that is no success.
 * @param filesAt The URL that replaces the API's URL in answers, because the demo has the pictures of its
 * world itself.
 */
export function createApiCaller(api: string, filesAt?: string): ApiCaller {
  // The real fetch is kept here, because the renderer replaces the global one.
  const { fetch } = globalThis
  const shared = new Map<string, Promise<string>>()

  async function ask(path: string): Promise<string> {
    let why = ''
    for (let turn = 0; turn < tries; turn += 1) {
      if (turn > 0) await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** turn))
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const response = await fetch(api + path, { headers: { 'Accept-Language': 'vi' }, signal })
        if (response.status === 404 || response.status === 410) throw new GoneError(path)
        const text = (await bodyUpTo(response, mostBytes)).toString()
        if (response.ok && isSuccess(text))
          return filesAt === undefined ? text : text.replaceAll(`${api}/`, `${filesAt}/`)
        why = `status ${response.status}${response.ok ? ', and no JSON of a success' : ''}`
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        if (error instanceof GoneError) throw error
        why = messageOf(error instanceof Error && error.cause ? error.cause : error)
        if (error instanceof TooLarge) break
      }
    }
    throw new Error(`${path}: ${why}`)
  }

  /** The site's data is in every page, so its answer is fetched only once in a run. */
  return (path) => {
    if (!path.startsWith('/api/website')) return ask(path)
    const known = shared.get(path) ?? ask(path)
    shared.set(path, known)
    known.catch(() => shared.delete(path))
    return known
  }
}

function isSuccess(text: string): boolean {
  const body = jsonOrUndefined(text)
  return typeof body === 'object' && body !== null && memberOf(body, 'success') !== false
}
