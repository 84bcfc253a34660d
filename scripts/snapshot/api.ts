import { memberOf, parsedJson } from '../../src/lib/json.ts'
import { bounded, TooLarge } from './bounded.ts'

/** The API says that what the address shows does not exist. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

const timeoutMs = 15_000
const tries = 3
/** What an answer may have at most; a page of products has a hundredth of it. */
const mostBytes = 10_000_000

/**
 * Returns a function that fetches a path of the API as a Vietnamese visitor who is not signed in, and returns the body of a
 * success. It asks a busy or failing server again. Throws `Gone` for 404 and 410, and an error that names path and status
 * for every other answer.
 * @param filesAt what takes the place of the API's address in answers: the demo has the pictures of its world itself
 */
export function apiOf(api: string, filesAt?: string) {
  // The renderer puts its own fetch in place of this one.
  const { fetch } = globalThis
  const shared = new Map<string, Promise<string>>()

  async function ask(path: string): Promise<string> {
    let why = ''
    for (let turn = 0; turn < tries; turn += 1) {
      if (turn > 0) await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** turn))
      try {
        const headers = { 'Accept-Language': 'vi' }
        const response = await fetch(api + path, {
          headers,
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.status === 404 || response.status === 410) throw new Gone(path)
        const text = (await bounded(response, mostBytes)).toString()
        if (response.ok && isSuccess(text)) return moved(text)
        why = `status ${response.status}${response.ok ? ', and no JSON of a success' : ''}`
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        if (error instanceof Gone) throw error
        why =
          error instanceof Error
            ? error.cause instanceof Error
              ? error.cause.message
              : error.message
            : String(error)
        if (error instanceof TooLarge) break
      }
    }
    throw new Error(`${path}: ${why}`)
  }

  const moved = (text: string) =>
    filesAt === undefined ? text : text.replaceAll(`${api}/`, `${filesAt}/`)

  /** The site's data is in every page: one answer serves a run. */
  return (path: string): Promise<string> => {
    if (!path.startsWith('/api/website')) return ask(path)
    const known = shared.get(path) ?? ask(path)
    shared.set(path, known)
    known.catch(() => shared.delete(path))
    return known
  }
}

function isSuccess(text: string): boolean {
  const body = parsedJson(text)
  return typeof body === 'object' && body !== null && memberOf(body, 'success') !== false
}
