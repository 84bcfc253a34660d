/**
 * Runs inline in the HTML before the bundle is loaded (scripts/vite/early-plugin.ts inserts it).
 * It requests the first screen's data, texts and code, and shows the screen's first pictures. `api/early.ts` passes the
 * answers to the query cache. When something fails here, the app's ordinary requests follow.
 */
import { isAdapted } from '@/api/adapter'
import { resolved } from '@/api/answers/convert'
import { getCurrentUserUrl } from '@/api/generated/auth/auth'
import { getSiteInfoUrl } from '@/api/generated/site/site'
import { adoptLocale, storedLocale } from '@/i18n/stored-locale'
import { worldBeside } from '@/lib/demo-world'
import { imageBase, phoneSrcSetOf, phoneWindow, preloadPicture, srcSetOf } from '@/lib/image'
import { tokenKey } from '@/lib/kept-keys'
import { nextPaint } from '@/lib/next-task'
import { shopConfig } from '@/lib/shop-config'
import { localStore } from '@/lib/storage'
import type { FileRouteTypes } from '@/routeTree.gen'
import { reloadOnce } from '@/ui/feedback/missing-part'
import { type FirstCall, firstScreens, type FirstView } from './first-screens'
import { keepPress, takePresses } from './prerender/presses'
import { prerenderedBundle, type PrerenderedState, prerenderedState } from './prerender/state'

type EarlyRoute = { to: FileRouteTypes['to']; files: number[]; texts: string[] }

/** The route table of the build, which stands in the page ahead of this script (scripts/vite/early-plugin.ts). */
interface EarlyFiles {
  files: string[]
  texts: Record<string, string>
  routes: EarlyRoute[]
}

/** So long the first picture of a prerendered page has the wire before the bundle, in ms: about one request, so the app is no later. */
const headStartMs = 250

const table: EarlyFiles = JSON.parse(document.getElementById('early-files')?.textContent ?? '')

/** The mock world in the page answers all calls, and it is not there yet. */
const isMocked = __API_MOCKS__ && shopConfig.mode === 'mock'

const early: Record<string, Promise<Response>> = {}
window.__early = early

window.addEventListener('error', showStartFailed, true)

adoptLocale()
const prerendered = stateBesideWorld()
document.documentElement.dataset.prerendered = prerendered
if (prerendered !== 'none') {
  for (const type of ['click', 'change']) document.addEventListener(type, keepPress, true)
  window.__takePresses = takePresses
  const once = { capture: true, once: true, passive: true }
  window.addEventListener('scroll', watchPictures, once)
  window.addEventListener('scroll', layOutWhole, once)
}

const { pathname, search } = window.location
const segments = pathname.slice(shopConfig.base.length).split('/').filter(Boolean).map(decoded)
// The back office does not show the shop's header (first-view.css).
if (segments[0] === 'admin') document.documentElement.dataset.first = 'admin'
const route = table.routes.find(({ to }) => matches(to))
for (const { path, firstView } of callsOf(route?.to)) {
  const token = storedToken()
  const answer = fetch(shopConfig.apiBase + path, {
    // With the service worker: what was seen last, at once (worker/reads.ts). The app asks again.
    cache: navigator.serviceWorker?.controller && !token ? 'force-cache' : 'default',
    headers: {
      'Accept-Language': storedLocale(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  early[path] = answer
  answer.then((response) => firstView?.(response.clone()).then(show)).catch(ignore)
}
// After the API calls: their small answers should not wait for the code.
preloadCode(route)
const bundle = prerenderedBundle()
if (bundle) void startLater(bundle)
else void nextPaint().then(readLanguages)

/** In the demo a prerendered page shows the seed: it is not shown to another world, and without prices to one that has changed. */
function stateBesideWorld(): PrerenderedState {
  const state = prerenderedState()
  if (!isMocked || state === 'none') return state
  const world = worldBeside(window.location.search)
  if (world === 'seed') return state
  return world === 'changed' ? 'old' : 'none'
}

function matches(to: string): boolean {
  const parts = partsOf(to)
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith('$') || part === segments[index])
  )
}

/** The session's token as it is stored: the gate to what a person keeps comes with the app. */
function storedToken(): string | null {
  return localStore.read(tokenKey) || null
}

function partsOf(to: string): string[] {
  return to.split('/').filter(Boolean)
}

/** Preloads the screen's texts and code, which the bundle would request only when it runs. */
function preloadCode(screen: EarlyRoute | undefined): void {
  const { files, texts } = table
  const bundles = ['shop', ...(screen?.texts ?? [])]
  const ownTexts = bundles.map((bundle) => texts[`${storedLocale()}/${bundle}`])
  const ownFiles = screen?.files.map((index) => files[index]) ?? []
  for (const file of [...ownTexts, ...ownFiles]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = shopConfig.base + file
    document.head.append(link)
  }
}

function callsOf(to: EarlyRoute['to'] | undefined): FirstCall[] {
  // The app knows the operations, and with them what a host that differs wants.
  if (isMocked || isAdapted()) return []
  const isSignedIn = storedToken() !== null
  const params = to
    ? Object.fromEntries(partsOf(to).map((part, index) => [part.slice(1), segments[index] ?? '']))
    : {}
  const visit = { params, search: Object.fromEntries(new URLSearchParams(search)), isSignedIn }
  const content = [{ path: getSiteInfoUrl() }, ...((to && firstScreens[to]?.(visit)) ?? [])]
  // Last, because nothing in the first view depends on the user.
  const user = isSignedIn ? [{ path: getCurrentUserUrl() }] : []
  return [...(prerendered === 'fresh' ? [] : content), ...user]
}

/** Preloads the first picture and fills the screen's box (first-view.css), unless the app has rendered already. */
async function show({ box, sizes, pictures: addresses, position }: FirstView): Promise<void> {
  const pictures = addresses.map((address) => resolved(address, imageBase()))
  const [first] = pictures
  if (!first) return
  preloadPicture(first, sizes)
  if (document.readyState === 'loading') await parsed()
  const ground = document.querySelector<HTMLElement>('.first-ground')
  if (!ground) return
  document.documentElement.dataset.first = box
  if (position) ground.style.setProperty('--focus', position)
  // The `i` is the veil behind the hero's text; in other boxes it has no size.
  ground.append(...pictures.map(pictureIn(sizes)), document.createElement('i'))
}

/** Resolves when the whole page is there: an answer can be faster than the rest of the page, whose box it fills. */
function parsed(): Promise<unknown> {
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true })
  })
}

function pictureIn(sizes: string) {
  return (url: string, index: number): HTMLElement => {
    const image = new Image()
    image.alt = ''
    // Lazy: a narrow screen does not load the pictures that it does not show.
    image.loading = index > 0 ? 'lazy' : 'eager'
    image.sizes = sizes
    image.srcset = srcSetOf(url) ?? ''
    image.src = url
    const phone = phoneSrcSetOf(url)
    if (!phone) return image
    const picture = document.createElement('picture')
    const crop = document.createElement('source')
    Object.assign(crop, { media: phoneWindow, srcset: phone, sizes })
    picture.append(crop, image)
    return picture
  }
}

/**
 * Gives the parts of the prerendered page that were never in sight their real height in place of a guess, as the app will: what a
 * shopper who has scrolled sees stays where it is.
 */
function layOutWhole(): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const before = top()
  document.getElementById('prerendered')?.setAttribute('data-whole', '')
  window.scrollBy(0, top() - before)
}

/**
 * Lets the prerendered page's other pictures follow when they come into sight. Before the bundle has come, they would share the link with
 * it; a shopper who scrolls does not wait for that.
 */
function watchPictures(): void {
  const inSight = new IntersectionObserver((entries) => entries.forEach(showInSight))
  for (const image of document.querySelectorAll('#prerendered img[loading=lazy]'))
    if (image.parentElement) inSight.observe(image.parentElement)
}

/** Shows a lazy picture of the prerendered page when its box comes into sight (first-view.css). */
function showInSight({ isIntersecting, target }: IntersectionObserverEntry): void {
  if (isIntersecting) target.setAttribute('data-in-sight', '')
}

/** Loads the bundle of a page with a prerendered page: when its first picture has come, but not much later than at once. */
async function startLater(file: string): Promise<void> {
  await Promise.race([firstPicture(), waited(prerendered === 'none' ? 0 : headStartMs)])
  void nextPaint().then(readLanguages)
  await import(/* @vite-ignore */ file).then(watchPictures, showFailed)
}

/** Resolves when the first picture has come, or can't. */
function firstPicture(): Promise<void> {
  return new Promise((resolve) => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.fetchPriority === 'high') resolve()
    }
    for (const type of ['load', 'error']) window.addEventListener(type, note, true)
  })
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Chromium reads its whole list of languages before it writes or inflects the first number, which takes a slow phone 70 ms. It
 * does so here, where the page only waits for the bundle, and not in the app's first render or in the answer to a press.
 */
function readLanguages(): void {
  Intl.NumberFormat.supportedLocalesOf(storedLocale())
}

/** Decodes a segment of the path. A malformed escape becomes empty text: the router rejects the address. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Shows a notice and reloads once when the bundle is missing: a cached page may belong to an older version. Other scripts are no modules. */
function showStartFailed({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.type === 'module') showFailed()
}

function showFailed(): void {
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  document.querySelector('#root')?.replaceChildren(notice?.content ?? '')
  void reloadOnce(new Error('start'))
}

function ignore(): void {
  // The app's ordinary request reports the error.
}
