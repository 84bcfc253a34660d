import { ApiError, trouble } from '@/api/errors'
import { shopConfig } from '@/lib/shop-config'
import { buildName, screenAt } from './visit'

/** So many messages a visit: an error that comes back with each frame must not fill a log. */
const most = 10

const told = new Set<string>()

/**
 * Tells the owner of an error (Product §11.4.12), each once a visit. What is sent names neither visitor nor
 * what she looked at.
 */
function tellOwner(error: unknown): void {
  // A call that failed is said on its screen, and no error of the shop.
  if (error === undefined || error === null || error instanceof ApiError) return
  const text = JSON.stringify({
    message: messageOf(error),
    at: placeOf(error),
    screen: screenAt(shopConfig.base),
    build: buildName(),
  })
  if (told.size >= most || told.has(text)) return
  told.add(text)
  navigator.sendBeacon(shopConfig.errorsUrl, text)
}

/** What is read of a message: the report holds less. */
const longest = 1000

/** Texts in quotation marks of any kind; an apostrophe within a word is none. */
const quoted = /"[^"]*"?|“[^”]*”?|‘[^’]*’?|`[^`]*`?|(?<![\p{L}\d])'(?:[^']|'(?=\p{L}))*'?/gu

/** An error's kind and message, without what it quotes or counts: that may be of a person. */
export function messageOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return `${name}: ${message}`
    .slice(0, longest)
    .replace(quoted, '…')
    .replace(/\S+/g, (word) => (/@|https?:/.test(word) ? '…' : word))
    .replace(/\d{3,}/g, '…')
    .slice(0, 200)
}

/** The place in a file of the build that threw: `start-abc.js:1:2345`. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack.split(/[\s()/@]/).find((part) => /^[\w.-]+\.js:\d+:\d+$/.test(part))
}

export function watchErrors(): void {
  trouble.listen(tellOwner)
  addEventListener('error', ({ error }) => tellOwner(error))
  addEventListener('unhandledrejection', ({ reason }) => tellOwner(reason))
}
