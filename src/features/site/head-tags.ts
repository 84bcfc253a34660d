import type { Product, Site, Variant } from '@/api/generated/model'
import { countrywideDelivery } from '@/domain/delivery/estimate'
import { deliveryFee } from '@/domain/order/bill'
import { returnPeriodDays } from '@/domain/returns/returns'
import { localizedUrl, defaultLocale, type Locale, locales } from '@/i18n/locales'
import { withoutEndings } from '@/lib/characters'
import { htmlText } from '@/lib/html-text'
import { type ShopConfig, shopConfig } from '@/lib/shop-config'
import { shortenText } from '@/lib/text'
import { withParams } from '@/lib/url'
import type { Breadcrumb, PageHead } from './use-page-head'

/**
 * An element of the document's head. `key` is the attribute by which the element is found again, for example
 * ['name', 'robots'].
 */
export type HeadTag = {
  element: 'meta' | 'link'
  key: [string, string]
  value: [string, string]
  rel?: string
}

export type HeadContext = {
  /** The site info. If it is undefined because it failed to load, the tags that need it are left out. */
  site: Site | undefined
  locale: Locale
  /** The path and the query inside the app, for example '/cart?page=2'. */
  href: string
  /** The base URL of the document. Relative URLs of pictures are resolved with it. */
  base: string
}

/**
 * Returns the elements of the document's head, and structured data for search engines as JSON-LD. The JSON-LD
 * is '' if the page has none.
 */
export function pageHeadTags(
  head: PageHead,
  page: HeadContext,
): { tags: HeadTag[]; structured: string } {
  const { site, locale, href, base } = page
  const shop = site ? publishedUrl(site.website.url) : null
  const plain = shop && canonicalUrl(shop, href)
  const url = plain && localizedUrl(locale, plain)
  const absolute = (address: string) => absoluteUrl(address, base)
  const image = head.image ?? head.product?.image ?? site?.website.logo
  const title = head.title ?? site?.seo.title
  const summary = summaryOf(head) || site?.seo.description
  const tags = [
    meta('description', summary),
    meta('keywords', site?.seo.keywords),
    // Search engines must not list the demo (Product §14.1a).
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

/** Returns a language with its main country: 'vi' -> 'vi_VN'. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/**
 * Returns the links to this page in each language (Product §1.7). The link `x-default` sends readers of other
 * languages to the default language.
 */
function alternates(plain: string): HeadTag[] {
  const languages = locales.map((locale) => [locale, localizedUrl(locale, plain)] as const)
  return [...languages, ['x-default', localizedUrl(defaultLocale, plain)] as const].map(
    ([language, href]) => ({
      element: 'link',
      key: ['hreflang', language],
      value: ['href', href],
      rel: 'alternate',
    }),
  )
}

/**
 * Returns an absolute URL. An invalid URL is returned unchanged, because an exception would break the page.
 */
function absoluteUrl(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

function summaryOf({ description, product }: PageHead): string {
  return shortenText(htmlText(description ?? product?.description ?? ''), 160)
}

function structuredOf(
  { isHome, product, trail }: PageHead,
  { site, locale, base }: HeadContext,
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
  if (trail) data.push(trailData(trail, (href) => localizedUrl(locale, canonicalUrl(shop, href))))
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

/**
 * The ids of the return policy and the delivery details. Each offer refers to both by these ids (Product
 * §15.2).
 */
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
  merchantReturnDays: returnPeriodDays,
  returnMethod: 'https://schema.org/ReturnByMail',
}

const deliveryDetails: Json = {
  '@context': 'https://schema.org',
  '@type': 'OfferShippingDetails',
  ...policies.delivery,
  shippingRate: { '@type': 'MonetaryAmount', value: deliveryFee(), currency: 'VND' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: countrywideDelivery.min,
      maxValue: countrywideDelivery.max,
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

function trailData(trail: readonly Breadcrumb[], absolute: ToAbsolute): Json {
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

/**
 * Returns JSON for a script element. '<' is escaped, because '</script>' in the data would end the element.
 */
function scriptText(data: readonly Json[]): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/**
 * The search parameters that stay in canonical URLs. All others, such as `variant` and `sort`, only change
 * how a page looks.
 */
const canonicalParams = ['category', 'page']

/**
 * Returns the URL at which the shop is published, with the shop's path and without a slash at the end. The
 * configured URL comes first, then the URL in the site info. Returns null if the URL is invalid.
 */
export function publishedUrl(
  address: string,
  { siteUrl, base }: Pick<ShopConfig, 'siteUrl' | 'base'> = shopConfig,
): string | null {
  const published = siteUrl || address
  if (!/^https?:/.test(published) || !URL.canParse(published)) return null
  const { origin, pathname } = new URL(published)
  const path = withoutEndings(pathname, '/')
  const below = withoutEndings(base, '/')
  return origin + (path.endsWith(below) ? path : path + below)
}

/**
 * Returns the canonical URL of a page: '/category/dam?sort=low-to-high&page=2' ->
 * 'https://shop.example/category/dam?page=2'.
 */
export function canonicalUrl(shop: string, href: string): string {
  const page = new URL(href, shop)
  const url = new URL(shop + (withoutEndings(page.pathname, '/') || '/'))
  for (const name of canonicalParams) {
    const value = page.searchParams.get(name)
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value)
  }
  return url.href
}
