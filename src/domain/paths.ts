import { decoded } from '@/lib/address'
import { appPath } from '@/lib/links'

/** Product §2: categories with a short path. The path equals the catalogue's slug. */
export const shortCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const

/** Product §2.14: pages of text only, by their path. */
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

/** Product §2.1: short paths, without their slash, and the long paths that they lead to. */
const shortPaths = new Map<string, string>([
  ['orders', '/account/orders'],
  ['addresses', '/account/addresses'],
  ...shortCategories.map((slug) => [slug, `/category/${slug}`] as const),
])

/** Returns the long path of a short one, or `undefined` for every other path. */
export function longPath(path: string): string | undefined {
  return shortPaths.get(path)
}

/** A path may be encoded several times. Each of these rounds of decoding must stay inside the app. */
const maxDecodings = 4

/**
 * Returns the path of this app in `/checkout?redirect=…` for after the sign-in (Product §2). Undefined when
 * it leads elsewhere (`//evil.example`, `javascript:`), also once decoded.
 */
export function redirectPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  let text = raw
  for (let round = 0; round < maxDecodings; round += 1) {
    if (appPath(text) === undefined) return undefined
    text = decoded(text)
  }
  return appPath(raw)
}
