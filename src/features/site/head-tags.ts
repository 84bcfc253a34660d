import type { Product, Site, Variant } from '@/api/generated/model'
import { countrywideDays } from '@/domain/delivery/estimate'
import { shippingOf } from '@/domain/order/bill'
import { returnDays } from '@/domain/returns/returns'
import { addressIn, defaultLocale, type Locale, locales } from '@/i18n/locales'
import { withParams } from '@/lib/address'
import { withoutEnd } from '@/lib/characters'
import { htmlText } from '@/lib/html-text'
import { type ShopConfig, shopConfig } from '@/lib/shop-config'
import { shortened } from '@/lib/text'
import type { Crumb, PageHead } from './use-page-head'

/** An element of the head. `key` is the attribute that identifies it. */
export type HeadTag = {
  element: 'meta' | 'link'
  key: [string, string]
  value: [string, string]
  rel?: string
}

export type PageContext = {
  /** Undefined when the site's data failed to load. Tags that need this data are left out. */
  site: Site | undefined
  locale: Locale
  /** The path and query inside the app. */
  href: string
  /** The base URL of this document. Relative picture URLs are resolved with it. */
  base: string
}

/** Returns the elements of the head and its JSON-LD. The JSON-LD text is empty without data. */
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
    // Search engines must not list the demo (Product §14.1r).
    meta('robots', head.index === false || shopConfig.mode === 'mock' ? 'noindex' : undefined),
    meta('twitter:card', head.image || head.product?.image ? 'summary_large_image' : 'summary'),
    link('icon', site?.website.favicon),
    link('canonical', head.index === false ? undefined : url),
    ...(head.index === false || !plain ? [] : alternates(plain)),
    property('og:title', title),
    property('og:description', summary),
    property('og:site_name', site?.website.name),
    property('og:type', head.product ? 'product' : 'website'),
    property('og:locale', openGraphLocale(locale)),
    property('og:url', url),
    property('og:image', image && absolute(image)),
  ].filter((tag) => tag !== null)
  return { tags, structured: shop && url ? structuredOf(head, page, { shop, url }) : '' }
}

/** Returns a language with its main country: `vi_VN`. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** Links to the page in each language (Product §1.7). Readers of other languages get the default. */
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

/** Returns an absolute address. An invalid one stays as it is, so that the page does not fail. */
function absoluteUrl(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

function summaryOf({ description, product }: PageHead): string {
  return shortened(htmlText(description ?? product?.description ?? ''), 160)
}

function structuredOf(
  { isHome, product, trail }: PageHead,
  { site, locale, base }: PageContext,
  { shop, url }: { shop: string; url: string },
): string {
  if (!site) return ''
  const data = []
  if (isHome) data.push(organizationData(site, url, (image) => absoluteUrl(image, base)))
  if (product)
    data.push(
      productData(product, url, (image) => absoluteUrl(image, base)),
      returnPolicy,
      deliveryDetails,
    )
  if (trail) data.push(trailData(trail, (href) => addressIn(locale, canonicalUrl(shop, href))))
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

type Json = string | number | readonly Json[] | { [name: string]: Json }

type ToAbsolute = (url: string) => string

function productData(product: Product, url: string, absolute: ToAbsolute): Json {
  const { id, name, description, variants, min_price, max_price } = product
  const pictures = [product.image, ...product.images].filter((image) => image !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: String(id),
    url,
    image: [...new Set(pictures)].map(absolute),
    ...(description && { description: htmlText(description) }),
    ...(product.category && { category: product.category.name }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'VND',
      lowPrice: min_price,
      highPrice: max_price,
      offerCount: variants.length,
      offers: variants.map((variant) => offerOf(variant, url)),
    },
  }
}

/** Each offer refers to the return policy and to the delivery details (Product §15.2). */
const policies = {
  returns: { '@id': '#returns' },
  delivery: { '@id': '#delivery' },
} as const

const returnPolicy: Json = {
  '@context': 'https://schema.org',
  '@type': 'MerchantReturnPolicy',
  ...policies.returns,
  applicableCountry: 'VN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
}

const deliveryDetails: Json = {
  '@context': 'https://schema.org',
  '@type': 'OfferShippingDetails',
  ...policies.delivery,
  shippingRate: { '@type': 'MonetaryAmount', value: shippingOf(), currency: 'VND' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: countrywideDays.min,
      maxValue: countrywideDays.max,
      unitCode: 'DAY',
    },
  },
}

function organizationData(site: Site, url: string, absolute: ToAbsolute): Json {
  const { website, contact, social } = site
  const profiles = Object.values(social).filter((address) => /^https?:/.test(address ?? ''))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: website.name,
    url,
    ...(website.logo && { logo: absolute(website.logo) }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function offerOf({ id, price, stock, attributes }: Variant, url: string): Json {
  return {
    '@type': 'Offer',
    sku: String(id),
    name: attributes.map(({ value }) => value).join(', '),
    price,
    priceCurrency: 'VND',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    url: withParams(url, { variant: id }),
    hasMerchantReturnPolicy: policies.returns,
    shippingDetails: policies.delivery,
  }
}

function trailData(trail: readonly Crumb[], absolute: ToAbsolute): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  }
}

/** Returns JSON for a script element, escaped so that data cannot close the element. */
function scriptText(data: readonly Json[]): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** Search parameters that make a different page. `variant`, `sort` and `q` only change how a page looks. */
const canonicalParams = ['category', 'page']

/**
 * Returns where the shop is published: the configured address or the site's own, with the shop's path. Null
 * when invalid.
 */
export function publishedUrl(
  address: string,
  { siteUrl, base }: Pick<ShopConfig, 'siteUrl' | 'base'> = shopConfig,
): string | null {
  const published = siteUrl || address
  if (!/^https?:/.test(published) || !URL.canParse(published)) return null
  const { origin, pathname } = new URL(published)
  const path = withoutEnd(pathname, '/')
  const below = withoutEnd(base, '/')
  return origin + (path.endsWith(below) ? path : path + below)
}

/** Returns the canonical URL of a page. */
export function canonicalUrl(shop: string, href: string): string {
  const page = new URL(href, shop)
  const url = new URL(shop + (withoutEnd(page.pathname, '/') || '/'))
  for (const name of canonicalParams) {
    const value = page.searchParams.get(name)
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value)
  }
  return url.href
}
