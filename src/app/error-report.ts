import { ApiError, errorReports } from '@/api/errors'
import { shopConfig } from '@/lib/shop-config'
import { startFileName, screenInAddressBar } from './visit'

/** The highest number of reports in one visit. An error that repeats in every frame must not fill the log. */
const maxReports = 10

const reported = new Set<string>()

/**
 * Sends an error to the URL for error reports (Product §11.4.11). Each error is sent once per visit, and at
 * most `maxReports` errors. The report contains no data about the visitor and no content of the page.
 */
function tellOwner(error: unknown): void {
  // A failed call shows on its screen and is no error of the shop's code, so it is not reported.
  if (error === undefined || error === null || error instanceof ApiError) return
  const text = JSON.stringify({
    message: impersonalMessage(error),
    at: placeOf(error),
    screen: screenInAddressBar(shopConfig.base),
    build: startFileName(),
  })
  if (reported.size >= maxReports || reported.has(text)) return
  reported.add(text)
  navigator.sendBeacon(shopConfig.errorsUrl, text)
}

/**
 * Only this many characters of a message are searched for personal data. The report then contains at most 200
 * characters.
 */
const longest = 1000

/** Matches texts in quotation marks of any kind. An apostrophe inside a word does not count. */
const quoted = /"[^"]*"?|“[^”]*”?|‘[^’]*’?|`[^`]*`?|(?<![\p{L}\d])'(?:[^']|'(?=\p{L}))*'?/gu

/**
 * Returns the name and the message of an error without quoted texts, URLs, e-mail addresses and long numbers,
 * because they may be personal.
 */
export function impersonalMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return `${name}: ${message}`
    .slice(0, longest)
    .replace(quoted, '…')
    .replace(/\S+/g, (word) => (/@|https?:/.test(word) ? '…' : word))
    .replace(/\d{3,}/g, '…')
    .slice(0, 200)
}

/** Returns the file, line and column of the built code that threw the error: `start-abc.js:1:2345`. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack.split(/[\s()/@]/).find((part) => /^[\w.-]+\.js:\d+:\d+$/.test(part))
}

/**
 * Starts to report the errors that nothing else handles, and the errors that other code passes to
 * `errorReports`.
 */
export function watchErrors(): void {
  errorReports.listen(tellOwner)
  addEventListener('error', ({ error }) => tellOwner(error))
  addEventListener('unhandledrejection', ({ reason }) => tellOwner(reason))
}
