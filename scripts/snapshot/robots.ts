import { escaped } from '../lib/escaped.ts'

/** One address of the sitemap. */
export interface SitemapEntry {
  path: string
  /** When its content was fetched, in ms since 1970. */
  at: number
  /** Its full address in each language. */
  languages: readonly { language: string; href: string }[]
}

const mostEntries = 50_000

/**
 * Returns the files for search engines by name: `robots.txt`, `sitemap.xml` and, for more addresses than one may hold, its
 * parts.
 * @param shop where the shop is published, without a slash at the end
 */
export function robotFiles(shop: string, entries: readonly SitemapEntry[]): Record<string, string> {
  const closed = [
    'admin',
    'cart',
    'checkout',
    'account',
    'wishlist',
    'order-success',
    'cod-order-success',
  ]
  const { pathname } = new URL(shop)
  const base = pathname.replace(/\/$/, '')
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${base}/${path}`),
    '',
    `Sitemap: ${shop}/sitemap.xml`,
  ]
  const parts = Array.from({ length: Math.ceil(entries.length / mostEntries) }, (_, index) =>
    sitemap(shop, entries.slice(index * mostEntries, (index + 1) * mostEntries)),
  )
  const [only = sitemap(shop, [])] = parts
  const maps =
    parts.length > 1
      ? {
          'sitemap.xml': sitemapIndex(shop, parts.length),
          ...Object.fromEntries(parts.map((part, index) => [`sitemap-${index + 1}.xml`, part])),
        }
      : { 'sitemap.xml': only }
  return { 'robots.txt': `${robots.join('\n')}\n`, ...maps }
}

function sitemap(shop: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, at, languages }) => {
    const links = languages.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    return `<url><loc>${escaped(shop + path)}</loc><lastmod>${new Date(at).toISOString()}</lastmod>${links.join('')}</url>`
  })
  return `${header}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function sitemapIndex(shop: string, count: number): string {
  const parts = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escaped(shop)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${header}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
