import type {
  BannerListResponse,
  ProductDetailResponse,
  ProductListResponse,
} from '@/api/generated/model'
import { facetParams, facets } from '@/domain/catalogue/facets'
import { galleryImages, initialChoice, variantOf } from '@/domain/catalogue/variant'
import { withParams } from '@/lib/address'
import { pictureSizes, positionOf } from '@/lib/image'
import { limits } from '@/lib/limits'
import type { FileRouteTypes } from '@/routeTree.gen'

export type To = FileRouteTypes['to']

/** The first pictures of a screen, and the box in first-view.css that holds them. */
export type FirstView = {
  box: 'hero' | 'cards' | 'shot'
  sizes: string
  pictures: readonly string[]
  /** Which part of the pictures is in view. */
  position?: string | undefined
}

export type FirstCall = {
  path: string
  /** Reads an answer of the contract's shape. Throws on any other, which the app then reads. */
  firstView?: (answer: string, search: URLSearchParams) => FirstView
}

type FirstScreen = {
  /** The parameters of the address that change what the screen shows. */
  params: readonly string[]
  calls: readonly FirstCall[]
}

const onePage = { per_page: limits.pageSize }
const listParams = ['page', 'sort', 'category', 'q', ...facets.flatMap(facetParams)]

/**
 * The API calls of the screens that most visits start with, as data. They must equal the calls of the
 * screens' loaders (first-screens.test.tsx).
 */
const firstScreens: Partial<Record<To, FirstScreen>> = {
  '/': {
    params: [],
    calls: [
      { path: '/api/banners/homepage', firstView: firstBanner },
      { path: '/api/admin/homepage-sections' },
    ],
  },
  '/products': {
    params: listParams,
    calls: [{ path: withParams('/api/products', onePage), firstView: firstCards }],
  },
  '/category/$slug': {
    params: listParams,
    calls: [
      {
        path: withParams('/api/products/by-category/$slug', onePage),
        firstView: firstCards,
      },
    ],
  },
  '/products/$slug': {
    params: ['variant'],
    calls: [{ path: '/api/products/$slug', firstView: firstShot }],
  },
}

export const paramsOf = (to: To): readonly string[] => firstScreens[to]?.params ?? []

/**
 * Returns the calls that can be sent before the app is loaded. With search parameters, only calls that have
 * none: the app alone can read the others.
 */
export function firstCalls(to: To | undefined, slug: string, search: URLSearchParams): FirstCall[] {
  const { params, calls } = (to && firstScreens[to]) ?? { params: [], calls: [] }
  const isPlain = !params.some((name) => search.has(name))
  const own = calls.filter(({ path }) => isPlain || !path.includes('?'))
  const filled = own.map((call) => ({
    ...call,
    path: call.path.replace('$slug', encodeURIComponent(slug)),
  }))
  return [{ path: '/api/website/info' }, ...filled]
}

function firstBanner(answer: string): FirstView {
  const { data }: BannerListResponse = JSON.parse(answer)
  const [first] = data.toSorted((a, b) => a.order - b.order)
  const pictures = first ? [first.image_url] : []
  return { box: 'hero', sizes: pictureSizes.hero, pictures, position: first && positionOf(first) }
}

/** Returns one row of the widest grid. A narrower grid hides the rest (first-view.css). */
function firstCards(answer: string): FirstView {
  const { data }: ProductListResponse = JSON.parse(answer)
  const pictures = data.products.slice(0, 4).flatMap(({ image }) => image ?? [])
  return { box: 'cards', sizes: pictureSizes.card, pictures }
}

function firstShot(answer: string, search: URLSearchParams): FirstView {
  const { data }: ProductDetailResponse = JSON.parse(answer)
  const { product } = data
  const choice = initialChoice(product, Number(search.get('variant')))
  const pictures = galleryImages(product, variantOf(product, choice)).slice(0, 1)
  return { box: 'shot', sizes: pictureSizes.gallery, pictures }
}
