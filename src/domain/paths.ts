import { appPath } from '@/lib/links'
import { decodeUrlOrKeep } from '@/lib/url'

/** The categories with a short path (Product §2). The path is the slug of the category in the catalogue. */
export const shortPathCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const

/** The pages that contain only text, by their path (Product §2.14). */
export const textPages = [
  'about',
  'careers',
  'contact',
  'help',
  'press',
  'privacy',
  'returns',
  'shipping',
  'terms',
] as const
export type TextPage = (typeof textPages)[number]

export const isTextPage = (path: string): path is TextPage =>
  textPages.some((page) => page === path)

/** Short paths without their slash, and the long paths to which they lead (Product §2.1). */
const shortPaths = new Map<string, string>([
  ['orders', '/account/orders'],
  ['addresses', '/account/addresses'],
  ...shortPathCategories.map((slug) => [slug, `/category/${slug}`] as const),
])

/** Returns the long path for a short path. Returns `undefined` for every other path. */
export function longPathOf(path: string): string | undefined {
  return shortPaths.get(path)
}

/** How often a redirect path is decoded for the check, because it may be encoded more than once. */
const maxDecodings = 4

/**
 * Returns the path in `/checkout?redirect=…`, which opens after the sign-in (Product §2). Returns undefined
 * if the path leads out of this app (`//evil.example`, `javascript:`), before or after decoding.
 */
export function safeRedirect(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  let text = raw
  for (let round = 0; round < maxDecodings; round += 1) {
    if (appPath(text) === undefined) return undefined
    text = decodeUrlOrKeep(text)
  }
  return appPath(raw)
}
