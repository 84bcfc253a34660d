/** Product §2: footer links that lead to a category. Their paths are the catalogue's slugs as well. */
export const footerCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const

/** Product §2.1: short paths that Product §2 links, and where they lead. Without a slash at their head. */
const shortPaths = new Map<string, string>([
  ['orders', '/account/orders'],
  ['addresses', '/account/addresses'],
  ...footerCategories.map((slug) => [slug, `/category/${slug}`] as const),
])

/** Where a short path leads; undefined for every other path. */
export function longPath(path: string): string | undefined {
  return shortPaths.get(path)
}
