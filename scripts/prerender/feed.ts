import type { FeedItem } from '../../src/app/prerender/feed.ts'
import { escaped } from '../lib/escaped.ts'

/** XML has no control characters, but for tabs and line breaks; a text of the API may. */
const xml = (text: string) => escaped(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''))

/** Returns the elements of a product's variants, as products.xml has them. */
export function feedText(items: readonly FeedItem[]): string {
  const element = ([name, text]: FeedItem[number]) => `<g:${name}>${xml(text)}</g:${name}>`
  return items.map((item) => `<item>${item.map(element).join('')}</item>`).join('\n')
}

/** Returns products.xml: RSS 2.0 with the fields of Google Merchant Center, which Meta's catalogue takes, too (Product §11.5.10). */
export function feedFile(site: string, products: readonly string[]): string {
  const { host } = new URL(site)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(host)}</title>
<link>${xml(site)}</link>
<description>${xml(host)}</description>
${products.filter(Boolean).join('\n')}
</channel>
</rss>
`
}
