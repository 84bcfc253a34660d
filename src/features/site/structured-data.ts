import type { Product, Site, Variant } from '@/api/generated/model'
import type { Crumb } from './page-head'
import { plainText } from './plain-text'

type Json = string | number | readonly Json[] | { [name: string]: Json }
/** Resolves a relative URL. */
type ToAbsolute = (url: string) => string

/** Returns the product and its offers as schema.org/Product. */
export function productData(product: Product, url: string, absolute: ToAbsolute): Json {
  const { id, name, description, variants, min_price, max_price } = product
  const pictures = [product.image, ...product.images].filter((image) => image !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: String(id),
    url,
    image: [...new Set(pictures)].map(absolute),
    ...(description && { description: plainText(description) }),
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

/** Returns the shop as schema.org/Organization. */
export function organizationData(site: Site, url: string, absolute: ToAbsolute): Json {
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
    url: `${url}?variant=${id}`,
  }
}

/** Returns the breadcrumbs as schema.org/BreadcrumbList. */
export function trailData(trail: readonly Crumb[], absolute: ToAbsolute): Json {
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
export function scriptText(data: readonly Json[]): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
