import { getOrdersUrl } from '@/api/generated/orders/orders'
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
import { galleryImages, initialChoice, variantOf } from '@/domain/catalogue/variant'
import { listSearch } from '@/domain/catalogue/list-search'
import { ordersSearch } from '@/domain/order/search'
import { pictureSizes } from '@/lib/image'
import { limits } from '@/lib/limits'
import { parseWith } from '@/lib/schema'
import type { FileRouteTypes } from '@/routeTree.gen'

/** What an address carries. */
interface Visit {
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  isSignedIn: boolean
}

/** The pictures that a screen begins with, by the box they stand in (first-view.css). */
export interface FirstView {
  box: 'hero' | 'cards' | 'shot'
  /** The `sizes` of the pictures in that box. */
  sizes: string
  pictures: readonly string[]
}

/** A call of the API that a screen begins with. */
export interface FirstCall {
  path: string
  /** What the screen shows first of the answer. */
  firstView?: (answer: Response) => Promise<FirstView>
}

/**
 * What the screens that most visits begin with ask the API for: the same calls as their loaders
 * (first-screens.test.tsx), made from the HTML before the bundle is there (early.ts).
 */
export const firstScreens: Partial<Record<FileRouteTypes['to'], (visit: Visit) => FirstCall[]>> = {
  '/': () => [
    { path: getHomepageBannersUrl(), firstView: viewOf(firstBanner) },
    { path: getAdminHomepageSectionsUrl() },
  ],
  '/products': ({ search }) => {
    const { q, ...place } = listIn(search)
    const path = getProductListUrl({ ...place, per_page: limits.pageSize, ...(q && { q }) })
    return [{ path, firstView: viewOf(firstCards) }]
  },
  '/category/$slug': ({ params: { slug = '' }, search }) => {
    const { q: _, ...place } = listIn(search)
    const path = getProductsByCategoryUrl(slug, { ...place, per_page: limits.pageSize })
    return [{ path, firstView: viewOf(firstCards) }]
  },
  '/products/$slug': ({ params: { slug = '' }, search }) => [
    { path: getProductDetailUrl(slug), firstView: viewOf(ofProduct(Number(search.variant))) },
  ],
  '/account/orders': ({ search, isSignedIn }) => {
    const { tab = 'processing', page = 1 } = parseWith(ordersSearch)(search)
    return isSignedIn ? [{ path: getOrdersUrl({ tab, page, per_page: limits.pageSize }) }] : []
  },
}

const listIn = parseWith(listSearch)

function viewOf<Answer>(pick: (answer: Answer) => FirstView) {
  return async (response: Response): Promise<FirstView> => {
    if (!response.ok) throw new Error(response.statusText)
    const answer: Answer = await response.json()
    return pick(answer)
  }
}

function firstBanner({ data }: BannerListResponse): FirstView {
  const [first] = data.toSorted((a, b) => a.order - b.order)
  return { box: 'hero', sizes: pictureSizes.hero, pictures: first ? [first.image_url] : [] }
}

/** A row of the widest grid; narrower ones show less of it. */
function firstCards({ data }: ProductListResponse): FirstView {
  const pictures = data.products.slice(0, 4).flatMap(({ image }) => image ?? [])
  return { box: 'cards', sizes: pictureSizes.card, pictures }
}

function ofProduct(variantId: number) {
  return ({ data: { product } }: ProductDetailResponse): FirstView => {
    const [first] = galleryImages(product, variantOf(product, initialChoice(product, variantId)))
    return { box: 'shot', sizes: pictureSizes.gallery, pictures: first ? [first] : [] }
  }
}
