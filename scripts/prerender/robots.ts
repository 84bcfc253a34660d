import { escaped } from '../lib/escaped.ts'

export interface SitemapEntry {
  path: string
  /** When its content was fetched, in ms since 1970. */
  at: number
  /** Its full address in each language. */
  languages: readonly { language: string; href: string }[]
}

const mostEntries = 50_000
const closed = 'admin cart checkout account wishlist order-success cod-order-success'.split(' ')
const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns the files for search engines by name; a sitemap with too many addresses has parts. */
export function robotFiles(shop: string, entries: readonly SitemapEntry[]): Record<string, string> {
  const base = new URL(shop).pathname.replace(/\/$/, '')
  const rules = closed.map((path) => `Disallow: ${base}/${path}\n`).join('')
  const robots = `User-agent: *\n${rules}\nSitemap: ${shop}/sitemap.xml\n`
  if (entries.length <= mostEntries)
    return { 'robots.txt': robots, 'sitemap.xml': sitemap(shop, entries) }
  const parts = Array.from(
    { length: Math.ceil(entries.length / mostEntries) },
    (_, at) =>
      [`sitemap-${at + 1}.xml`, entries.slice(at * mostEntries, (at + 1) * mostEntries)] as const,
  )
  const index = parts.map(([name]) => `<sitemap><loc>${escaped(shop)}/${name}</loc></sitemap>`)
  return {
    'robots.txt': robots,
    'sitemap.xml': `${header}<sitemapindex ${namespace}>\n${index.join('\n')}\n</sitemapindex>\n`,
    ...Object.fromEntries(parts.map(([name, some]) => [name, sitemap(shop, some)])),
  }
}

function sitemap(shop: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, at, languages }) => {
    const links = languages.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    return `<url><loc>${escaped(shop + path)}</loc><lastmod>${new Date(at).toISOString()}</lastmod>${links.join('')}</url>`
  })
  const open = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  return `${header}${open}\n${urls.join('\n')}\n</urlset>\n`
}
