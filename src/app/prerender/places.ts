import { answerBody } from '@/api/answer-of'
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
import { localizedUrl, locales } from '@/i18n/locales'
import { htmlText } from '@/lib/html-text'
import { shortenText } from '@/lib/text'
import { withParams } from '@/lib/url'
import { type FirstCall, firstCalls, contentParamNames } from '../first-screens'

/** A URL that has a prerendered page: its route and the parameters of the route. */
export type PrerenderedPage = {
  to: '/' | '/products' | '/category/$slug' | '/products/$slug'
  /** The path below the shop's base, percent-encoded. */
  path: string
  params: Readonly<Record<string, string>>
}

/** Fetches an API path and returns the body of the response. Rejects if the response is no success. */
export type FetchApiText = (path: string) => Promise<string>

const perPage = 100

/** Returns the API calls that a prerendered page needs: the first calls of the app at this URL. */
export function pageCalls({ to, params: { slug = '' } }: PrerenderedPage): FirstCall[] {
  return firstCalls(to, slug, new URLSearchParams())
}

/**
 * Returns the search parameters that change the content of the screen. A URL with one of them cannot show the
 * prerendered page.
 */
export function paramsOfPage({ to }: PrerenderedPage): readonly string[] {
  return contentParamNames(to)
}

/** Lists the pages to prerender: the home page, the list of all products, each category and each product. */
export async function* pagesToPrerender(ask: FetchApiText): AsyncGenerator<PrerenderedPage> {
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

function placeOf(to: '/category/$slug' | '/products/$slug', slug: string): PrerenderedPage {
  return { to, path: to.replace('$slug', encodeURIComponent(slug)), params: { slug } }
}

function read<Answer>(shape: AnswerShape, text: string): Answer {
  return answerBody<Answer>(shape, { status: 200, text, retryAfter: null })
}

/** Returns the URL of a page in each language, for the links in the head of the page. */
export function alternateUrls(url: string): { language: string; href: string }[] {
  return locales.map((language) => ({ language, href: localizedUrl(language, url) }))
}

/**
 * Returns the product feed's items for the page of a product. The items are made from the API responses of
 * the page. Returns an empty list for all other pages.
 */
export function pageFeedItems(
  { to, path, params: { slug = '' } }: PrerenderedPage,
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
 * Returns the public URL of the shop, from the configuration or else from the site info. Returns null if the
 * URL is malformed.
 * @param text The API's answer with the site info.
 */
export function publicShopUrl(text: string): string | null {
  return publishedUrl(read<SiteResponse>(siteInfoAnswer, text).data.website.url)
}

/** An item of the product feed as pairs of name and text. The names have no `g:` prefix. */
export type FeedItem = ReadonlyArray<readonly [name: string, text: string]>

/** The limits of Google and Meta for the texts (in characters) and the further pictures of an item. */
const feedLimits = { title: 150, description: 5000, pictures: 10 } as const

/**
 * Returns the feed items of a product, one for each variant (Product §11.5.2). Google and Meta read the same
 * fields. Variants without any picture get no item.
 */
export function feedItems(product: Product, site: string, path: string): readonly FeedItem[] {
  const absolute = (address: string) =>
    URL.canParse(address, site) ? new URL(address, site).href : null
  return product.variants.flatMap((variant) => {
    const pictures = [variant.image_url, product.image, ...product.images]
    const [first, ...others] = new Set(
      pictures.flatMap((image) => (image === null ? [] : (absolute(image) ?? []))),
    )
    // Google and Meta refuse an item without a picture.
    if (first === undefined) return []
    const item: FeedItem = [
      ['id', String(variant.id)],
      ['item_group_id', String(product.id)],
      ['title', shortenText(titleOf(product, variant), feedLimits.title)],
      [
        'description',
        shortenText(htmlText(product.description ?? ''), feedLimits.description) || product.name,
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
