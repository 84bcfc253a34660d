import { hashKey, type Query } from '@tanstack/react-query'
import { dropPreloaded } from './preload'

/** The language in which content is requested. Undefined until the shop has set a language. */
let language: string | undefined
let shown: Promise<void> | undefined

/** The language of the content: names, descriptions and other texts of the server (Product §1.7). */
export const contentLanguage = {
  /**
   * Set before the first call, and with each change of the shop's language. Calls wait until that is
   * `painted`: the shop's own texts do not wait for a dozen calls to go out.
   */
  set(locale: string, painted?: Promise<void>): void {
    if (language && language !== locale) dropPreloaded()
    language = locale
    shown = painted
  },
  /** Resolves when the language is shown on the screen. */
  shown: (): Promise<void> | undefined => shown,
  /** The `Accept-Language` of every call. CORS lets a page send it without a preflight. */
  now: (): string | undefined => language,
}

/**
 * Content that staff edit is the same in every language, as the contract says. The steps of an order and the
 * home page differ.
 */
const isOfStaff = (path: unknown) =>
  /^\/api\/admin\/(?!orders|homepage-sections)/.test(String(path))

/**
 * Options of all queries. Each language has its own answers in the cache. The answers in the last language
 * stay visible until the new ones arrive. The language is part of the hash, not of the key, so a write can
 * mark the answers in every language as stale by one key.
 */
export const cachedPerLanguage = {
  queryKeyHashFn: (key: readonly unknown[]): string =>
    isOfStaff(key[0]) ? hashKey(key) : `${language ?? ''} ${hashKey(key)}`,
  placeholderData: <Data>(last: Data | undefined, query: Query | undefined): Data | undefined =>
    isOfStaff(query?.queryKey[0]) || query?.queryHash.startsWith(`${language ?? ''} `)
      ? undefined
      : last,
}

/** Options of queries whose answers have no content, against `cachedPerLanguage`. */
export const sameInEveryLanguage = { queryKeyHashFn: hashKey, placeholderData: undefined }
