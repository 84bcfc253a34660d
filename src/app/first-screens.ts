import { answerOf } from '@/api/answer-of'
import { productDetailAnswer, productListAnswer } from '@/api/answers/catalogue.gen'
import { homepageBannersAnswer } from '@/api/answers/home.gen'
import type { AnswerShape } from '@/api/answers/shape'
import {
  getProductDetailUrl,
  getProductListUrl,
  getProductsByCategoryUrl,
} from '@/api/generated/catalogue/catalogue'
import { getAdminHomepageSectionsUrl, getHomepageBannersUrl } from '@/api/generated/home/home'
import type {
  BannerListResponse,
  ProductDetailResponse,
  ProductListResponse,
} from '@/api/generated/model'
import { getOrdersUrl } from '@/api/generated/orders/orders'
import { listSearch } from '@/domain/catalogue/list-search'
import { galleryImages, initialChoice, variantOf } from '@/domain/catalogue/variant'
import { ordersSearch } from '@/domain/order/search'
import { pictureSizes, positionOf } from '@/lib/image'
import { limits } from '@/lib/limits'
import { parseWith } from '@/lib/schema'
import type { FileRouteTypes } from '@/routeTree.gen'

/** The address of a visit, and whether the shopper is signed in. */
interface Visit {
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  isSignedIn: boolean
}

/** The first pictures of a screen, and the box of first-view.css that holds them. */
export interface FirstView {
  box: 'hero' | 'cards' | 'shot'
  sizes: string
  pictures: readonly string[]
  /** Which part of them is in view. */
  position?: string | undefined
}

export interface FirstCall {
  path: string
  firstView?: (answer: Response) => Promise<FirstView>
}

/**
 * The API calls of the screens that most visits start with. early.ts makes them before the bundle is loaded; they must
 * equal the calls of the screens' loaders (first-screens.test.tsx).
 */
export const firstScreens: Partial<Record<FileRouteTypes['to'], (visit: Visit) => FirstCall[]>> = {
  '/': () => [
    { path: getHomepageBannersUrl(), firstView: viewOf(homepageBannersAnswer, firstBanner) },
    { path: getAdminHomepageSectionsUrl() },
  ],
  '/products': ({ search }) => {
    const { q, ...filters } = listIn(search)
    const path = getProductListUrl({ ...filters, per_page: limits.pageSize, ...(q && { q }) })
    return [{ path, firstView: viewOf(productListAnswer, firstCards) }]
  },
  '/category/$slug': ({ params: { slug = '' }, search }) => {
    const { q: _, ...filters } = listIn(search)
    const path = getProductsByCategoryUrl(slug, { ...filters, per_page: limits.pageSize })
    return [{ path, firstView: viewOf(productListAnswer, firstCards) }]
  },
  '/products/$slug': ({ params: { slug = '' }, search }) => [
    {
      path: getProductDetailUrl(slug),
      firstView: viewOf(productDetailAnswer, firstShot(Number(search.variant))),
    },
  ],
  '/account/orders': ({ search, isSignedIn }) => {
    const { tab = 'processing', page = 1 } = parseWith(ordersSearch)(search)
    return isSignedIn ? [{ path: getOrdersUrl({ tab, page, per_page: limits.pageSize }) }] : []
  },
}

const listIn = parseWith(listSearch)

/** Reads an answer as the app will: an address of a picture may be relative, and its list elsewhere. */
function viewOf<Answer>(shape: AnswerShape, pick: (answer: Answer) => FirstView) {
  return async (response: Response): Promise<FirstView> => {
    const text = await response.text()
    return pick(answerOf<Answer>(shape, { status: response.status, text, retryAfter: null }))
  }
}

function firstBanner({ data }: BannerListResponse): FirstView {
  const [first] = data.toSorted((a, b) => a.order - b.order)
  const pictures = first ? [first.image_url] : []
  return { box: 'hero', sizes: pictureSizes.hero, pictures, position: first && positionOf(first) }
}

/** Picks one row of the widest grid; first-view.css hides what a narrower grid has no column for. */
function firstCards({ data }: ProductListResponse): FirstView {
  const pictures = data.products.slice(0, 4).flatMap(({ image }) => image ?? [])
  return { box: 'cards', sizes: pictureSizes.card, pictures }
}

function firstShot(variantId: number) {
  return ({ data: { product } }: ProductDetailResponse): FirstView => {
    const [first] = galleryImages(product, variantOf(product, initialChoice(product, variantId)))
    return { box: 'shot', sizes: pictureSizes.gallery, pictures: first ? [first] : [] }
  }
}
