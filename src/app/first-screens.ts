import type {
  BannerListResponse,
  ProductDetailResponse,
  ProductListResponse,
} from '@/api/generated/model'
import { facetParamNames, facetDefinitions } from '@/domain/catalogue/facets'
import { galleryImages, initialChoice, variantOf } from '@/domain/catalogue/variant'
import { pictureSizes, objectPositionOf } from '@/lib/image'
import { limits } from '@/lib/limits'
import { withParams } from '@/lib/url'
import type { FileRouteTypes } from '@/routeTree.gen'

export type RoutePath = FileRouteTypes['to']

/** The first pictures of a screen. `box` names the box in first-view.css that shows the pictures. */
export type FirstPictures = {
  box: 'hero' | 'cards' | 'shot'
  sizes: string
  pictures: readonly string[]
  /** The part of the pictures that stays visible when they are cropped, as a CSS `object-position`. */
  position?: string | undefined
}

export type FirstCall = {
  path: string
  /**
   * Returns the first pictures from the text of the API's answer. May throw if the answer differs from the
   * contract. The app then shows the pictures later.
   */
  firstView?: (answer: string, search: URLSearchParams) => FirstPictures
}

type FirstScreen = {
  /** The search parameters that change the content of the screen. */
  params: readonly string[]
  calls: readonly FirstCall[]
}

const onePage = { per_page: limits.pageSize }
const listParams = ['page', 'sort', 'category', 'q', ...facetDefinitions.flatMap(facetParamNames)]

/**
 * The first API calls of the screens with which most visits start. These calls must equal the calls of the
 * screens' loaders. The test first-screens.test.tsx checks this.
 */
const firstScreens: Partial<Record<RoutePath, FirstScreen>> = {
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

/** Returns the search parameters that change the content of a screen. */
export const contentParamNames = (to: RoutePath): readonly string[] =>
  firstScreens[to]?.params ?? []

/**
 * Returns the calls that can be sent before the app has loaded. If the URL has search parameters of the
 * screen, calls with a query are left out, because only the app can build them.
 */
export function firstCalls(
  to: RoutePath | undefined,
  slug: string,
  search: URLSearchParams,
): FirstCall[] {
  const { params, calls } = (to && firstScreens[to]) ?? { params: [], calls: [] }
  const isPlain = !params.some((name) => search.has(name))
  const own = calls.filter(({ path }) => isPlain || !path.includes('?'))
  const filled = own.map((call) => ({
    ...call,
    path: call.path.replace('$slug', encodeURIComponent(slug)),
  }))
  return [{ path: '/api/website/info' }, ...filled]
}

function firstBanner(answer: string): FirstPictures {
  const { data }: BannerListResponse = JSON.parse(answer)
  const [first] = data.toSorted((a, b) => a.order - b.order)
  const pictures = first ? [first.image_url] : []
  const position = first && objectPositionOf(first)
  return { box: 'hero', sizes: pictureSizes.hero, pictures, position }
}

/**
 * Returns the pictures of one row in the widest grid. In a narrower grid, first-view.css hides some of them.
 */
function firstCards(answer: string): FirstPictures {
  const { data }: ProductListResponse = JSON.parse(answer)
  const pictures = data.products.slice(0, 4).flatMap(({ image }) => image ?? [])
  return { box: 'cards', sizes: pictureSizes.card, pictures }
}

function firstShot(answer: string, search: URLSearchParams): FirstPictures {
  const { data }: ProductDetailResponse = JSON.parse(answer)
  const { product } = data
  const choice = initialChoice(product, Number(search.get('variant')))
  const pictures = galleryImages(product, variantOf(product, choice)).slice(0, 1)
  return { box: 'shot', sizes: pictureSizes.gallery, pictures }
}
