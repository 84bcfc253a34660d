import { ApiError, trouble } from '@/api/errors'
import { shopConfig } from '@/lib/shop-config'
import { buildName, screenAt } from './visit'

/** The highest number of reports per visit, because an error in every frame must not fill a log. */
const maxReports = 10

const reported = new Set<string>()

/**
 * Reports an error to the owner (Product §11.4.12), each error once per visit. The report names neither the
 * visitor nor the page's content.
 */
function tellOwner(error: unknown): void {
  // A failed call shows on its screen. It is no error of the shop.
  if (error === undefined || error === null || error instanceof ApiError) return
  const text = JSON.stringify({
    message: messageOf(error),
    at: placeOf(error),
    screen: screenAt(shopConfig.base),
    build: buildName(),
  })
  if (reported.size >= maxReports || reported.has(text)) return
  reported.add(text)
  navigator.sendBeacon(shopConfig.errorsUrl, text)
}

/** How much of a message is read, in characters. The report holds less. */
const longest = 1000

/** Texts in quotation marks of any kind. An apostrophe within a word does not count. */
const quoted = /"[^"]*"?|“[^”]*”?|‘[^’]*’?|`[^`]*`?|(?<![\p{L}\d])'(?:[^']|'(?=\p{L}))*'?/gu

/** Returns an error's kind and message without quoted texts and numbers, because these may be personal. */
export function messageOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return `${name}: ${message}`
    .slice(0, longest)
    .replace(quoted, '…')
    .replace(/\S+/g, (word) => (/@|https?:/.test(word) ? '…' : word))
    .replace(/\d{3,}/g, '…')
    .slice(0, 200)
}

/** Returns the place in the built file that threw: `start-abc.js:1:2345`. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack.split(/[\s()/@]/).find((part) => /^[\w.-]+\.js:\d+:\d+$/.test(part))
}

export function watchErrors(): void {
  trouble.listen(tellOwner)
  addEventListener('error', ({ error }) => tellOwner(error))
  addEventListener('unhandledrejection', ({ reason }) => tellOwner(reason))
}
