/** Product §2: categories with a short path, which is the catalogue's slug as well. */
export const shortCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const

/** Product §2.14: pages that are texts alone, by their path. */
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

/** Product §2.1: short paths, without their slash, and the paths they lead to. */
const shortPaths = new Map<string, string>([
  ['orders', '/account/orders'],
  ['addresses', '/account/addresses'],
  ...shortCategories.map((slug) => [slug, `/category/${slug}`] as const),
])

/** Returns the path that a short path leads to, or `undefined` for every other path. */
export function longPath(path: string): string | undefined {
  return shortPaths.get(path)
}
