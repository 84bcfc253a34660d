import type { Site } from '@/api/generated/model'
import type { Locale } from '@/i18n/locales'
import { canonicalUrl } from './canonical'
import type { PageHead } from './page-head'
import { beginningOf, plainText } from './plain-text'
import { productData, scriptText, trailData } from './structured-data'

/** One element of the head. What `names` says is unique in a page. */
export type HeadTag = { element: 'meta' | 'link'; names: [string, string]; value: [string, string] }

/** Where and for whom the page is written. */
export type Place = {
  /** Not there where it could not be had: what needs it is left out. */
  site: Site | undefined
  locale: Locale
  /** Path and query inside the app. */
  href: string
  /** Address of this document, which relative pictures start from. */
  base: string
}

const openGraphLocale: Readonly<Record<Locale, string>> = { vi: 'vi_VN', en: 'en_US' }

/** What goes into the page's head: elements, and the text of the one JSON-LD script, empty where there is none. */
export function headOf(head: PageHead, place: Place): { tags: HeadTag[]; structured: string } {
  const { site, locale, href, base } = place
  const url = site ? canonicalUrl(site.website.url, href) : null
  const absolute = (address: string) => new URL(address, base).href
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
    property('og:title', title),
    property('og:description', summary),
    property('og:site_name', site?.website.name),
    property('og:type', head.product ? 'product' : 'website'),
    property('og:locale', openGraphLocale[locale]),
    property('og:url', url),
    property('og:image', image && absolute(image)),
  ].filter((tag) => tag !== null)
  return { tags, structured: structuredOf(head, place, url) }
}

function summaryOf({ description, product }: PageHead): string {
  return beginningOf(plainText(description ?? product?.description ?? ''))
}

function structuredOf({ product, trail }: PageHead, { site, base }: Place, url: string | null) {
  if (!url || !site) return ''
  const data = []
  if (product) data.push(productData(product, url, (image) => new URL(image, base).href))
  if (trail) data.push(trailData(trail, (href) => canonicalUrl(site.website.url, href) ?? href))
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
  names: [string, string],
  [attribute, value]: [string, Content],
): HeadTag | null {
  return value ? { element, names, value: [attribute, value] } : null
}
