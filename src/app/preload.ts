/**
 * This script is in the page ahead of the bundle (scripts/vite/preload-plugin.ts), if the page is not
 * prerendered. It requests the first screen's data, texts and code, and shows the screen's first pictures.
 * `api/preload.ts` passes the answers to the query cache. If something fails here, the app's ordinary
 * requests follow.
 */
import { isAdapted } from '@/api/adapter'
import { resolved } from '@/api/answers/convert'
import { adoptLocale, storedLocale } from '@/i18n/locales'
import { phoneSrcSetOf, phoneWindow, preloadPicture, srcSetOf } from '@/lib/image'
import { tokenKey } from '@/lib/kept-keys'
import { nextPaint } from '@/lib/next-task'
import { localStore } from '@/lib/storage'
import { firstCalls, type FirstView, type To } from './first-screens'
import { pageConfig, readLanguages, segmentsHere, watchStart } from './page-start'

type PreloadRoute = {
  to: To
  files: number[]
  texts: string[]
}

/** The route table of the build. The page contains it ahead of this script. */
type PreloadFiles = {
  files: string[]
  texts: Record<string, string>
  routes: PreloadRoute[]
}

const { files, texts, routes }: PreloadFiles = JSON.parse(
  document.getElementById('preload-files')?.textContent ?? '',
)

watchStart()
adoptLocale()
const segments = segmentsHere().map(decoded)
const route = routes.find(({ to }) => matches(to))
const search = new URLSearchParams(window.location.search)
// Some calls can't be sent here. The mock world answers all calls inside the page and is not loaded yet. Only
// the app knows the calls of an adapted host.
if (pageConfig.mode !== 'mock' && !isAdapted()) {
  for (const { path, firstView } of firstCalls(route?.to, segments.at(-1) ?? '', search)) {
    const answer = ask(path)
    if (firstView)
      void answer
        .then((response) => response.clone().text())
        .then((text) => show(firstView(text, search)))
        .catch(() => {})
  }
  // The user is requested last, because nothing in the first view depends on the user.
  if (localStore.read(tokenKey)) void ask('/api/users/me')
}
// The code is preloaded after the API calls, because their small answers should not wait for the code.
preloadCode()
void nextPaint().then(readLanguages)

/**
 * Decodes a part of the path. Returns an empty text for a malformed escape; the router then rejects the
 * address.
 */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

function matches(to: string): boolean {
  const parts = to.split('/').filter(Boolean)
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith('$') || part === segments[index])
  )
}

/** Sends a call that the app will need, with the stored token, and keeps the answer for the app. */
function ask(path: string): Promise<Response> {
  const token = localStore.read(tokenKey)
  const answer = fetch(pageConfig.apiBase + path, {
    // With the service worker, the stored answer arrives at once (worker/worker.ts). The app then requests a
    // new answer.
    cache: token ? 'no-store' : navigator.serviceWorker?.controller ? 'force-cache' : 'default',
    headers: {
      'Accept-Language': storedLocale(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  // The error is ignored here, because the app's own request reports it.
  answer.catch(() => {})
  window.__preloaded = { ...window.__preloaded, [path]: answer }
  return answer
}

/** Preloads the screen's texts and code, which the bundle would request only when it runs. */
function preloadCode(): void {
  const bundles = ['shop', ...(route?.texts ?? [])]
  const ownTexts = bundles.map((bundle) => texts[`${storedLocale()}/${bundle}`])
  const ownFiles = route?.files.map((index) => files[index]) ?? []
  for (const file of [...ownTexts, ...ownFiles]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = pageConfig.base + file
    document.head.append(link)
  }
}

/**
 * Preloads the first picture and fills the screen's box (first-view.css), unless the app has rendered
 * already.
 */
async function show({ box, sizes, pictures: addresses, position }: FirstView): Promise<void> {
  const base = pageConfig.imageBase || pageConfig.apiBase
  const pictures = addresses.map((address) => resolved(address, base && `${base}/`))
  const [first] = pictures
  if (!first) return
  preloadPicture(first, sizes)
  if (document.readyState === 'loading') await parsed()
  const ground = document.querySelector<HTMLElement>('.first-ground')
  if (!ground) return
  document.documentElement.dataset.first = box
  if (position) ground.style.setProperty('--focus', position)
  // The `i` is the veil behind the hero's text. It has no size in other boxes.
  ground.append(...pictures.map(pictureIn(sizes)), document.createElement('i'))
}

/**
 * Resolves when the whole page is parsed. Without waiting, an answer may come before the box that it fills.
 */
function parsed(): Promise<unknown> {
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true })
  })
}

function pictureIn(sizes: string) {
  return (url: string, index: number): HTMLElement => {
    const image = new Image()
    image.alt = ''
    // The other pictures load lazily, because a narrow screen does not show all pictures and should not load
    // the hidden pictures.
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
