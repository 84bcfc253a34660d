import type { Site } from '@/api/generated/model'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { addressIn } from '@/i18n/stored-locale'
import { canonicalUrl, publishedUrl } from './canonical'
import type { PageHead } from './page-head'
import { shorten, plainText } from './plain-text'
import { organizationData, productData, scriptText, trailData } from './structured-data'

/** One element of the head. `key` is the attribute that identifies it in the page. */
export type HeadTag = {
  element: 'meta' | 'link'
  key: [string, string]
  value: [string, string]
  /** The relation of a link whose key is another attribute. */
  rel?: string
}

/** The page that the head describes. */
export type PageContext = {
  /** Undefined when it failed to load; tags that need it are left out. */
  site: Site | undefined
  locale: Locale
  /** Path and query inside the app. */
  href: string
  /** Base URL of this document, for relative picture URLs. */
  base: string
}

const openGraphLocale: Readonly<Record<Locale, string>> = { vi: 'vi_VN', en: 'en_US' }

/** Returns the elements of the head and the text of its JSON-LD script, empty when there is no data. */
export function headOf(head: PageHead, page: PageContext): { tags: HeadTag[]; structured: string } {
  const { site, locale, href, base } = page
  const shop = site ? publishedUrl(site.website.url) : null
  const plain = shop && canonicalUrl(shop, href)
  const url = plain && addressIn(locale, plain)
  const absolute = (address: string) => absoluteUrl(address, base)
  const image = head.image ?? head.product?.image ?? site?.website.logo
  const title = head.title ?? site?.seo.title
  const summary = summaryOf(head) || site?.seo.description
  const tags = [
    meta('description', summary),
    meta('keywords', site?.seo.keywords),
    meta('robots', head.index === false ? 'noindex' : undefined),
    meta('twitter:card', head.image || head.product?.image ? 'summary_large_image' : 'summary'),
    link('icon', site?.website.favicon),
    link('canonical', head.index === false ? undefined : url),
    ...(head.index === false || !plain ? [] : alternates(plain)),
    property('og:title', title),
    property('og:description', summary),
    property('og:site_name', site?.website.name),
    property('og:type', head.product ? 'product' : 'website'),
    property('og:locale', openGraphLocale[locale]),
    property('og:url', url),
    property('og:image', image && absolute(image)),
  ].filter((tag) => tag !== null)
  return { tags, structured: shop && url ? structuredOf(head, page, { shop, url }) : '' }
}

/** The page in each language (Product §1.7). Who speaks neither gets the default. */
function alternates(plain: string): HeadTag[] {
  const languages = locales.map((locale) => [locale, addressIn(locale, plain)] as const)
  return [...languages, ['x-default', addressIn(defaultLocale, plain)] as const].map(
    ([language, href]) => ({
      element: 'link',
      key: ['hreflang', language],
      value: ['href', href],
      rel: 'alternate',
    }),
  )
}

/** An address that makes no sense stays as it is: nothing on the page may fail for it. */
function absoluteUrl(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

function summaryOf({ description, product }: PageHead): string {
  return shorten(plainText(description ?? product?.description ?? ''))
}

function structuredOf(
  { isHome, product, trail }: PageHead,
  { site, base }: PageContext,
  { shop, url }: { shop: string; url: string },
): string {
  if (!site) return ''
  const data = []
  if (isHome) data.push(organizationData(site, url, (image) => absoluteUrl(image, base)))
  if (product) data.push(productData(product, url, (image) => absoluteUrl(image, base)))
  if (trail) data.push(trailData(trail, (href) => canonicalUrl(shop, href)))
  return data.length > 0 ? scriptText(data) : ''
}

type Content = string | null | undefined

function meta(name: string, content: Content): HeadTag | null {
  return tagOf('meta', ['name', name], ['content', content])
}

function property(name: string, content: Content): HeadTag | null {
  return tagOf('meta', ['property', name], ['content', content])
}

function link(rel: string, href: Content): HeadTag | null {
  return tagOf('link', ['rel', rel], ['href', href])
}

function tagOf(
  element: HeadTag['element'],
  key: [string, string],
  [attribute, value]: [string, Content],
): HeadTag | null {
  return value ? { element, key, value: [attribute, value] } : null
}
