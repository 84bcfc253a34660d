import { footerCategories } from './catalogue/footer-categories'

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
