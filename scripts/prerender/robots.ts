import type { FeedItem } from '../../src/app/prerender/places.ts'
import { escapeMarkup } from '../lib/escape-markup.ts'

type SitemapEntry = {
  path: string
  /** When the content was fetched, in ms since 1970. */
  at: number
  /** The full URL of the page in each language. */
  languages: readonly { language: string; href: string }[]
}

const closed = 'admin cart checkout account wishlist order-success cod-order-success'.split(' ')
const header = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the files for search engines, such as sitemap.xml: a map from file name to text. */
export function robotFiles(shop: string, entries: readonly SitemapEntry[]) {
  const base = new URL(shop).pathname.replace(/\/$/, '')
  const rules = closed.map((path) => `Disallow: ${base}/${path}\n`).join('')
  const robots = `User-agent: *\n${rules}\nSitemap: ${shop}/sitemap.xml\n`
  return { 'robots.txt': robots, 'sitemap.xml': sitemap(shop, entries) }
}

function sitemap(shop: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, at, languages }) => {
    const links = languages.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
    )
    return `<url><loc>${escapeMarkup(shop + path)}</loc><lastmod>${new Date(at).toISOString()}</lastmod>${links.join('')}</url>`
  })
  const open = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  return `${header}${open}\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * Escapes a text for XML, and removes control characters. A text of the API may have control characters that
 * XML does not allow.
 */
const xml = (text: string) => escapeMarkup(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''))

/** Returns the entries of a product's variants in products.xml. */
export function feedText(items: readonly FeedItem[]): string {
  const element = ([name, text]: FeedItem[number]) => `<g:${name}>${xml(text)}</g:${name}>`
  return items.map((item) => `<item>${item.map(element).join('')}</item>`).join('\n')
}

/**
 * Returns products.xml. It is RSS 2.0 with the fields of Google Merchant Center, which Meta's catalogue
 * accepts too (Product §11.5.2).
 */
export function feedFile(site: string, products: readonly string[]): string {
  const { host } = new URL(site)
  return `${header}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(host)}</title>
<link>${xml(site)}</link>
<description>${xml(host)}</description>
${products.filter(Boolean).join('\n')}
</channel>
</rss>
`
}
