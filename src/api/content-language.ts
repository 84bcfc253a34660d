import { hashKey, type Query } from '@tanstack/react-query'
import { dropPreloaded } from './preload'

/** The language in which content is requested. Undefined until the shop has set a language. */
let language: string | undefined
let shown: Promise<void> | undefined

/** The language in which the server sends its texts, such as names and descriptions (Product §1.7). */
export const contentLanguage = {
  /**
   * Sets the language, before the first call and at each change of the shop's language. New calls wait until
   * `painted` resolves, so that the shop's own texts change first.
   */
  set(locale: string, painted?: Promise<void>): void {
    if (language && language !== locale) dropPreloaded()
    language = locale
    shown = painted
  },
  /**
   * Returns a promise that resolves after the screen shows the new language. Returns undefined if there is
   * nothing to wait for.
   */
  shown: (): Promise<void> | undefined => shown,
  /**
   * Returns the language for the `Accept-Language` header of calls. Pages may send this header to another
   * origin without a preflight request.
   */
  now: (): string | undefined => language,
}

/**
 * Returns true for API paths of the back office whose answers are the same in every language. These are all
 * paths except orders and the sections of the home page.
 */
const isOfStaff = (path: unknown) =>
  /^\/api\/admin\/(?!orders|homepage-sections)/.test(String(path))

/**
 * Query options that give each language its own entries in the cache, except for content that is the same in
 * every language (`isOfStaff`). The texts of the previous language stay visible until the new texts have
 * loaded. The language is in the hash of a query and not in its key, so that one key invalidates all
 * languages.
 */
export const perLanguageQueryOptions = {
  queryKeyHashFn: (key: readonly unknown[]): string =>
    isOfStaff(key[0]) ? hashKey(key) : `${language ?? ''} ${hashKey(key)}`,
  placeholderData: <Data>(last: Data | undefined, query: Query | undefined): Data | undefined =>
    isOfStaff(query?.queryKey[0]) || query?.queryHash.startsWith(`${language ?? ''} `)
      ? undefined
      : last,
}

/** Query options for answers without any texts. All other queries use `perLanguageQueryOptions`. */
export const languageFreeQueryOptions = { queryKeyHashFn: hashKey, placeholderData: undefined }
