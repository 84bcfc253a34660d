import { type ShopConfig, shopConfig } from '@/lib/shop-config'

/** Search parameters that make a different page; `variant`, `sort` and `q` only change how a page is shown. */
const canonicalParams = ['category', 'page']

/** Where the shop is published: the configured address, or that of the site's data, with the shop's path; null when invalid. */
export function publishedUrl(
  address: string,
  { siteUrl, base }: Pick<ShopConfig, 'siteUrl' | 'base'> = shopConfig,
): string | null {
  const published = siteUrl || address
  if (!/^https?:/.test(published) || !URL.canParse(published)) return null
  const { origin, pathname } = new URL(published)
  const [path, below] = [trimmed(pathname), trimmed(base)]
  return origin + (path.endsWith(below) ? path : path + below)
}

/** The canonical URL of a page by its path and query inside the app. */
export function canonicalUrl(shop: string, href: string): string {
  const page = new URL(href, shop)
  const url = new URL(shop + (trimmed(page.pathname) || '/'))
  for (const name of canonicalParams) {
    const value = page.searchParams.get(name)
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value)
  }
  return url.href
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}
