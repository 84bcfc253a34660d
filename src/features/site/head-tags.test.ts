import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { shopConfig } from '@/lib/shop-config'
import { canonicalUrl, pageHeadTags, publishedUrl } from './head-tags'
import { exampleProduct, exampleSite } from './head-tags.fixtures'
import type { PageHead } from './use-page-head'

const page = { site: exampleSite, locale: 'vi', href: '/', base: 'https://host.example/' } as const

/** Returns the values of the tags in the head, by name or property of the tag. */
function tagValues(head: PageHead, options: Partial<Parameters<typeof pageHeadTags>[1]> = {}) {
  const { tags } = pageHeadTags(head, { ...page, ...options })
  return Object.fromEntries(tags.map(({ key, value }) => [key[1], value[1]]))
}

/** Returns the structured data, by its type. */
function structured(head: PageHead, href = '/', locale: Locale = 'vi') {
  const text = pageHeadTags(head, { ...page, href, locale }).structured
  const data: { '@type': string }[] = text ? JSON.parse(text) : []
  return Object.fromEntries(data.map((item) => [item['@type'], item]))
}

describe('a page without texts of its own', () => {
  test('has the texts of the site (Product §4) §4.2.1', () => {
    expect(tagValues({})).toEqual({
      description: 'Đầm và áo dài',
      keywords: 'áo dài, đầm',
      icon: '/favicon.svg',
      canonical: 'https://moclan.example/',
      'twitter:card': 'summary',
      'og:title': 'Mộc Lan | Thời trang',
      'og:description': 'Đầm và áo dài',
      'og:site_name': 'Mộc Lan',
      'og:type': 'website',
      'og:locale': 'vi_VN',
      'og:url': 'https://moclan.example/',
      'og:image': 'https://host.example/logo.svg',
      vi: 'https://moclan.example/',
      en: 'https://moclan.example/?lang=en',
      'x-default': 'https://moclan.example/',
    })
  })

  test('leaves out the site’s data when it failed to load', () => {
    expect(tagValues({ title: 'Giỏ hàng', index: false }, { site: undefined })).toEqual({
      robots: 'noindex',
      'twitter:card': 'summary',
      'og:title': 'Giỏ hàng',
      'og:type': 'website',
      'og:locale': 'vi_VN',
    })
  })
})

test('a page with noindex has no canonical URL', () => {
  const tags = tagValues({ index: false }, { href: '/cart' })
  expect(tags).toMatchObject({ robots: 'noindex', 'og:url': 'https://moclan.example/cart' })
  expect(tags).not.toHaveProperty('canonical')
})

test('no search engine lists the demo §14.1a', () => {
  vi.spyOn(shopConfig, 'mode', 'get').mockReturnValue('mock')
  expect(tagValues({})).toMatchObject({ robots: 'noindex' })
  vi.restoreAllMocks()
})

describe('a product', () => {
  const head = { title: exampleProduct.name, product: exampleProduct }

  test('is shared with its picture and the beginning of its description', () => {
    expect(tagValues(head, { href: '/products/dam-lua?variant=2', locale: 'en' })).toMatchObject({
      canonical: 'https://moclan.example/products/dam-lua?lang=en',
      vi: 'https://moclan.example/products/dam-lua',
      description: 'Lụa & đũi, may tay.',
      'og:type': 'product',
      'og:locale': 'en_US',
      'og:image': 'https://host.example/front.webp',
      'twitter:card': 'summary_large_image',
    })
  })

  test('lists an offer in VND for every variant', () => {
    expect(structured(head, '/products/dam-lua?variant=2').Product).toMatchObject({
      name: 'Đầm lụa',
      url: 'https://moclan.example/products/dam-lua',
      image: ['https://host.example/front.webp', 'https://host.example/back.webp'],
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'VND',
        lowPrice: 250_000,
        highPrice: 300_000,
        offerCount: 2,
        offers: [
          { sku: '1', price: 250_000, availability: 'https://schema.org/InStock', name: 'Đỏ, S' },
          { sku: '2', price: 300_000, availability: 'https://schema.org/OutOfStock' },
        ],
      },
    })
  })

  test('gives each offer its delivery fee and return period', () => {
    const data = structured(head)
    expect(data.Product).toMatchObject({
      offers: {
        offers: [
          {
            hasMerchantReturnPolicy: { '@id': '#returns' },
            shippingDetails: { '@id': '#delivery' },
          },
          {},
        ],
      },
    })
    expect(data).toMatchObject({
      MerchantReturnPolicy: { '@id': '#returns', merchantReturnDays: 7 },
      OfferShippingDetails: { '@id': '#delivery', shippingRate: { value: 30_000 } },
    })
  })

  test('cannot close the script element that contains it', () => {
    const evil = { ...exampleProduct, name: '</script><script>alert(1)</script>' }
    const { structured: text } = pageHeadTags({ product: evil }, page)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)[0]).toMatchObject({ name: evil.name })
  })
})

test('the breadcrumb list names every step, the page itself without a URL', () => {
  const trail = [
    { label: 'Trang chủ', href: '/' },
    { label: 'Đầm', href: '/category/dam' },
    { label: 'X' },
  ]
  expect(structured({ trail }).BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Trang chủ', item: 'https://moclan.example/' },
      { position: 2, name: 'Đầm', item: 'https://moclan.example/category/dam' },
      { position: 3, name: 'X' },
    ],
  })
})

test('structured data of an English page names English addresses §1.7h', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'X' }]
  const data = structured({ product: exampleProduct, trail }, '/products/dam-lua', 'en')
  expect(data.BreadcrumbList).toMatchObject({
    itemListElement: [{ item: 'https://moclan.example/?lang=en' }, {}],
  })
  const url = 'https://moclan.example/products/dam-lua?lang=en'
  expect(data.Product).toMatchObject({
    url,
    offers: { offers: [{ url: `${url}&variant=1` }, { url: `${url}&variant=2` }] },
  })
})

test('there is no structured data without a product or breadcrumbs', () => {
  expect(pageHeadTags({}, page).structured).toBe('')
})

test.each([
  ['https://moclan.example', '/', 'https://moclan.example/'],
  ['https://moclan.example', '/cart', 'https://moclan.example/cart'],
  ['https://moclan.example/shop', '/cart/', 'https://moclan.example/shop/cart'],
  [
    'https://moclan.example',
    '/category/dam?sort=low-to-high&page=2&category=dai&q=x&variant=3',
    'https://moclan.example/category/dam?category=dai&page=2',
  ],
  ['https://moclan.example', '/category/dam?page=1', 'https://moclan.example/category/dam'],
  ['https://moclan.example', '/category/%C4%91', 'https://moclan.example/category/%C4%91'],
])('%s with %s is %s', (shop, href, url) => {
  expect(canonicalUrl(shop, href)).toBe(url)
})

test.each([
  ['https://moclan.example/', '', '/', 'https://moclan.example'],
  ['https://moclan.example', '', '/shop/', 'https://moclan.example/shop'],
  ['https://moclan.example/shop/', '', '/shop/', 'https://moclan.example/shop'],
  ['https://moclan.example', 'https://other.example', '/shop/', 'https://other.example/shop'],
  ['nowhere', 'https://other.example/shop', '/shop/', 'https://other.example/shop'],
])('the data says %s, the configuration %o and %s: %s', (address, siteUrl, base, shop) => {
  expect(publishedUrl(address, { siteUrl, base })).toBe(shop)
})

test.each(['', 'moclan', 'javascript:alert(1)', '//moclan.example', 'https://'])(
  'a shop at %o has no canonical URLs',
  (address) => {
    expect(publishedUrl(address)).toBeNull()
  },
)
