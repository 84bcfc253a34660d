/** Product §2: categories with a short path, which is the catalogue's slug as well. */
export const shortCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const

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
