/**
 * Runs from the HTML before the bundle is there (real builds only; scripts/vite/early-plugin.ts puts it in):
 * asks for what the first screen needs, for its texts and its code, and shows the pictures it begins with.
 * `api/early.ts` hands the answers to the query cache. Ordinary calls follow whatever
 * fails here.
 */
import { getCurrentUserUrl } from '@/api/generated/auth/auth'
import {
  getProductDetailUrl,
  getProductListUrl,
  getProductsByCategoryUrl,
} from '@/api/generated/catalogue/catalogue'
import { getAdminHomepageSectionsUrl, getHomepageBannersUrl } from '@/api/generated/home/home'
import { getSiteInfoUrl } from '@/api/generated/site/site'
import { session } from '@/api/session'
import type {
  BannerListResponse,
  ProductDetailResponse,
  ProductListResponse,
} from '@/api/generated/model'
import { galleryImages } from '@/domain/catalogue/gallery'
import { listSearch } from '@/domain/catalogue/list-search'
import { initialChoice, variantOf } from '@/domain/catalogue/variant'
import { storedLocale } from '@/i18n/stored-locale'
import { limits } from '@/lib/limits'
import { namedBy } from '@/lib/schema'
import { pictureSizes, preloadPicture, srcSetOf } from '@/lib/image'
import { shopConfig } from '@/lib/shop-config'
import { reloadOnce } from '@/ui/feedback/missing-part'

/** Names of built files, put in by scripts/vite/early-plugin.ts. */
declare const __EARLY_FILES__: { texts: Record<string, string>; routes: Record<string, string[]> }

/** The pictures that a screen begins with, by the place they stand in (first-view.css). */
type FirstView = { place: 'hero' | 'cards' | 'shot'; pictures: readonly string[] }
type Call = { path: string; lookAhead?: (response: Response) => Promise<void> }

const early: Record<string, Promise<Response>> = {}
window.__early = early

window.addEventListener('error', sayStartFailed, true)
// The back office has nothing of the shop's frame (first-view.css).
if (segmentsOf(window.location.pathname)[0] === 'admin')
  document.documentElement.dataset.first = 'admin'
preloadCode(window.location)
setTimeout(readLanguages)
for (const { path, lookAhead } of callsOf(window.location)) {
  const token = session.token()
  const answer = fetch(shopConfig.apiBase + path, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  early[path] = answer
  answer.then((response) => lookAhead?.(response.clone())).catch(ignore)
}

/**
 * The first format of numbers or dates reads the browser's whole list of languages, 50 ms of a slow phone. The first
 * screen needs it; nothing else runs until the bundle is there (docs/adr/0002).
 */
function readLanguages(): void {
  Intl.NumberFormat.supportedLocalesOf(storedLocale())
  Intl.DateTimeFormat.supportedLocalesOf(storedLocale())
}

/** The bundle would ask for texts and screen only once it runs itself. */
function preloadCode({ pathname }: Location): void {
  const [room = '', slug] = segmentsOf(pathname)
  const { texts, routes } = __EARLY_FILES__
  const screens: Record<string, string> = slug
    ? { category: 'category.$slug', products: 'products.$slug' }
    : { products: 'products.index', cart: 'cart', checkout: 'checkout' }
  const files = routes[screens[room] ?? ''] ?? []
  const bundles = ['shop', room === 'products' && slug ? 'product' : room]
  const ownTexts = bundles.map((bundle) => texts[`${storedLocale()}/${bundle}`])
  for (const file of [...ownTexts, ...files]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

function callsOf({ pathname, search }: Location): Call[] {
  const [room, slug] = segmentsOf(pathname)
  const query = Object.fromEntries(new URLSearchParams(search))
  const { q, ...place } = namedBy(listSearch)(query)
  const params = { ...place, per_page: limits.pageSize }
  const calls: Call[] = [{ path: getSiteInfoUrl() }]
  if (!room)
    calls.push(
      { path: getHomepageBannersUrl(), lookAhead: showing(firstBanner) },
      { path: getAdminHomepageSectionsUrl() },
    )
  if (room === 'category' && slug)
    calls.push({ path: getProductsByCategoryUrl(slug, params), lookAhead: showing(firstCards) })
  if (room === 'products' && !slug)
    calls.push({
      path: getProductListUrl({ ...params, ...(q && { q }) }),
      lookAhead: showing(firstCards),
    })
  if (room === 'products' && slug)
    calls.push({
      path: getProductDetailUrl(slug),
      lookAhead: showing(ofProduct(Number(query.variant))),
    })
  // Behind what is seen first; the session's own code comes late (Product §4).
  if (session.token()) calls.push({ path: getCurrentUserUrl() })
  return calls
}

/** Fetches and shows what an answer is about, as soon as the answer is there. */
function showing<Answer>(pick: (answer: Answer) => FirstView) {
  return async (response: Response): Promise<void> => {
    if (!response.ok) return
    const answer: Answer = await response.json()
    const view = pick(answer)
    const [first] = view.pictures
    if (!first) return
    preloadPicture(first, sizesOf[view.place])
    show(view)
  }
}

const sizesOf = {
  hero: pictureSizes.hero,
  cards: pictureSizes.card,
  shot: pictureSizes.gallery,
} as const

/** Fills the screen's place (first-view.css), unless the app has taken it already. */
function show({ place, pictures }: FirstView): void {
  const ground = document.querySelector('.first-ground')
  if (!ground) return
  document.documentElement.dataset.first = place
  // The veil behind the hero's words comes last; elsewhere it has no size.
  ground.append(...pictures.map(imageIn(sizesOf[place])), document.createElement('i'))
}

function imageIn(sizes: string) {
  return (url: string, index: number): HTMLImageElement => {
    const image = new Image()
    image.alt = ''
    // Those that a narrow screen does not show are not asked for.
    image.loading = index > 0 ? 'lazy' : 'eager'
    image.sizes = sizes
    image.srcset = srcSetOf(url) ?? ''
    image.src = url
    return image
  }
}

function firstBanner({ data }: BannerListResponse): FirstView {
  const [first] = data.toSorted((a, b) => a.order - b.order)
  return { place: 'hero', pictures: first ? [first.image_url] : [] }
}

/** A row of the widest grid; narrower ones show less of it. */
function firstCards({ data }: ProductListResponse): FirstView {
  const pictures = data.products.slice(0, 4).flatMap(({ image }) => image ?? [])
  return { place: 'cards', pictures }
}

function ofProduct(variantId: number) {
  return ({ data: { product } }: ProductDetailResponse): FirstView => {
    const [first] = galleryImages(product, variantOf(product, initialChoice(product, variantId)))
    return { place: 'shot', pictures: first ? [first] : [] }
  }
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decoded)
}

/** A malformed escape in the address is for the router to refuse. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** The bundle itself is missing: perhaps a newer version took its place since this page was kept somewhere. */
function sayStartFailed({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  document.querySelector('#root')?.replaceChildren(notice?.content ?? '')
  reloadOnce(new Error('start'))
}

function ignore(): void {
  // The ordinary call reports it.
}
