import { answerOf } from '@/api/answer-of'
import {
  categoryListAnswer,
  productDetailAnswer,
  productListAnswer,
} from '@/api/answers/catalogue.gen'
import type { AnswerShape } from '@/api/answers/shape'
import { siteInfoAnswer } from '@/api/answers/site.gen'
import {
  getCategoryListUrl,
  getProductDetailUrl,
  getProductListUrl,
} from '@/api/generated/catalogue/catalogue'
import type {
  CategoryListResponse,
  Product,
  ProductDetailResponse,
  ProductListResponse,
  SiteResponse,
  Variant,
} from '@/api/generated/model'
import { attributeValue } from '@/domain/catalogue/variant'
import { publishedUrl } from '@/features/site/head-tags'
import { addressIn, locales } from '@/i18n/locales'
import { withParams } from '@/lib/address'
import { htmlText } from '@/lib/html-text'
import { shortened } from '@/lib/text'
import { type FirstCall, firstCalls, paramsOf } from '../first-screens'

/** An address that has a prerendered page: its route, and the values of the route's parameters. */
export type PrerenderedPlace = {
  to: '/' | '/products' | '/category/$slug' | '/products/$slug'
  /** The path inside the app, percent-encoded. */
  path: string
  params: Readonly<Record<string, string>>
}

/** Fetches a path of the API and returns the body. Rejects when the API does not answer with a success. */
export type Ask = (path: string) => Promise<string>

const perPage = 100

/**
 * Returns the API calls that a prerendered page needs. They are the calls that the app sends first at this
 * address.
 */
export function callsOf({ to, params: { slug = '' } }: PrerenderedPlace): FirstCall[] {
  return firstCalls(to, slug, new URLSearchParams())
}

/** Returns the URL parameters that change the screen, so that its prerendered page does not fit. */
export function ownParams({ to }: PrerenderedPlace): readonly string[] {
  return paramsOf(to)
}

/**
 * Lists the addresses that have prerendered pages: the home page, the list of all products, each category,
 * and each product.
 */
export async function* places(ask: Ask): AsyncGenerator<PrerenderedPlace> {
  yield { to: '/', path: '/', params: {} }
  yield { to: '/products', path: '/products', params: {} }
  for (const level of [1, 2] as const) {
    const answer = await ask(getCategoryListUrl({ level }))
    for (const { slug } of read<CategoryListResponse>(categoryListAnswer, answer).data) {
      yield placeOf('/category/$slug', slug)
    }
  }
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await ask(getProductListUrl({ page, per_page: perPage }))
    const { products, pagination } = read<ProductListResponse>(productListAnswer, answer).data
    last = products.length > 0 ? pagination.last_page : page
    for (const { slug } of products) yield placeOf('/products/$slug', slug)
  }
}

function placeOf(to: '/category/$slug' | '/products/$slug', slug: string): PrerenderedPlace {
  return { to, path: to.replace('$slug', encodeURIComponent(slug)), params: { slug } }
}

function read<Answer>(shape: AnswerShape, text: string): Answer {
  return answerOf<Answer>(shape, { status: 200, text, retryAfter: null })
}

/** Returns the address of a page in each language. The head of the page contains links to these addresses. */
export function inEachLanguage(url: string): { language: string; href: string }[] {
  return locales.map((language) => ({ language, href: addressIn(language, url) }))
}

/**
 * Returns the item for the product feed, if the address belongs to a product. The item is made from the API
 * answers of the product's page. Returns null for other addresses.
 */
export function feedOf(
  { to, path, params: { slug = '' } }: PrerenderedPlace,
  answers: Readonly<Record<string, string>>,
  site: string,
): readonly FeedItem[] {
  const answer = answers[getProductDetailUrl(slug)]
  if (to !== '/products/$slug' || answer === undefined) return []
  return feedItems(
    read<ProductDetailResponse>(productDetailAnswer, answer).data.product,
    site,
    path,
  )
}

/**
 * Returns the address where the shop is published. It comes from the configuration, or else from the site's
 * data. Returns null for a malformed address.
 */
export function siteUrlOf(text: string): string | null {
  return publishedUrl(read<SiteResponse>(siteInfoAnswer, text).data.website.url)
}

/** An element of a product feed, by its name without the prefix `g:`. */
export type FeedItem = ReadonlyArray<readonly [name: string, text: string]>

/** The limits of the services that read the feed. */
const feedLimits = { title: 150, description: 5000, pictures: 10 } as const

/**
 * Returns the feed's items of a product, one for each variant (Product §11.5.10). Google and Meta read the
 * same fields.
 */
export function feedItems(product: Product, site: string, path: string): readonly FeedItem[] {
  const absolute = (address: string) =>
    URL.canParse(address, site) ? new URL(address, site).href : null
  return product.variants.flatMap((variant) => {
    const pictures = [variant.image_url, product.image, ...product.images]
    const [first, ...others] = new Set(
      pictures.flatMap((image) => (image === null ? [] : (absolute(image) ?? []))),
    )
    // Feeds refuse products that have no picture, so such a product has no items.
    if (first === undefined) return []
    const item: FeedItem = [
      ['id', String(variant.id)],
      ['item_group_id', String(product.id)],
      ['title', shortened(titleOf(product, variant), feedLimits.title)],
      [
        'description',
        shortened(htmlText(product.description ?? ''), feedLimits.description) || product.name,
      ],
      ['link', withParams(site + path, { variant: variant.id })],
      ['image_link', first],
      ...others
        .slice(0, feedLimits.pictures)
        .map((image) => ['additional_image_link', image] as const),
      ['availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'],
      ...pricesOf(variant),
      ['condition', 'new'],
      ['identifier_exists', 'no'],
      ...(product.category ? [['product_type', product.category.name] as const] : []),
      ...(['color', 'size'] as const).flatMap((option) => {
        const value = attributeValue(variant, option)
        return value === null ? [] : [[option, value] as const]
      }),
    ]
    return [item]
  })
}

const titleOf = ({ name }: Product, variant: Variant) =>
  [name, attributeValue(variant, 'color'), attributeValue(variant, 'size')]
    .filter(Boolean)
    .join(' – ')

function pricesOf({ price, original_price: original }: Variant): FeedItem {
  if (original === null || original <= price) return [['price', `${price} VND`]]
  return [
    ['price', `${original} VND`],
    ['sale_price', `${price} VND`],
  ]
}
