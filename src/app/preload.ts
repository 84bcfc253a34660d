/**
 * The script in a page that is not prerendered. It runs before the bundle (scripts/vite/preload-plugin.ts).
 * It requests the data, texts and code of the first screen, and shows the first pictures. `api/preload.ts`
 * passes the API responses to the query cache. If something fails here, the app sends its ordinary requests
 * later.
 */
import { isHostAdapted } from '@/api/adapter'
import { resolveImageUrl } from '@/api/answers/convert'
import { adoptUrlLocale, initialLocale } from '@/i18n/locales'
import { phoneSrcSetOf, phoneWindowQuery, preloadPicture, srcSetOf } from '@/lib/image'
import { tokenKey } from '@/lib/kept-keys'
import { nextPaint } from '@/lib/next-task'
import { localStore } from '@/lib/storage'
import { firstCalls, type FirstPictures, type RoutePath } from './first-screens'
import { pageConfig, readLanguages, pathSegments, watchStart } from './page-start'

type PreloadRoute = { to: RoutePath; files: number[]; texts: string[] }

/** The routes of the build and their files. In the page, this table stands before the script. */
type PreloadFiles = { files: string[]; texts: Record<string, string>; routes: PreloadRoute[] }

const { files, texts, routes }: PreloadFiles = JSON.parse(
  document.getElementById('preload-files')?.textContent ?? '',
)

watchStart()
adoptUrlLocale()
const segments = pathSegments().map(decoded)
const route = routes.find(({ to }) => matches(to))
const search = new URLSearchParams(window.location.search)
// The calls are not sent in two cases. The mock world answers inside the page and has not loaded yet, or the
// host is adapted and only the app can build its calls.
if (pageConfig.mode !== 'mock' && !isHostAdapted()) {
  for (const { path, firstView } of firstCalls(route?.to, segments.at(-1) ?? '', search)) {
    const answer = ask(path)
    if (firstView)
      void answer
        .then((response) => response.clone().text())
        .then((text) => show(firstView(text, search)))
        .catch(() => {})
  }
  // The user is requested last, because nothing in the first view needs the user.
  if (localStore.read(tokenKey)) void ask('/api/users/me')
}
// The screen's code is requested after the API calls, so that the small responses do not wait for it.
preloadCode()
void nextPaint().then(readLanguages)

/**
 * Decodes a segment of the URL path. Returns '' if the segment is malformed, because the router rejects such
 * a URL later.
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

/** Sends a call and keeps the response for the app. If a token is stored, the call contains it. */
function ask(path: string): Promise<Response> {
  const token = localStore.read(tokenKey)
  const answer = fetch(pageConfig.apiBase + path, {
    // With `force-cache`, the service worker answers at once from its cache (worker/worker.ts). The app
    // requests a new answer later.
    cache: token ? 'no-store' : navigator.serviceWorker?.controller ? 'force-cache' : 'default',
    headers: {
      'Accept-Language': initialLocale(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  // The error is ignored here, because the app's own request will report it.
  answer.catch(() => {})
  window.__preloaded = { ...window.__preloaded, [path]: answer }
  return answer
}

/**
 * Preloads the texts and the code of the screen. Otherwise the browser would request these files only after
 * the bundle has run.
 */
function preloadCode(): void {
  const bundles = ['shop', ...(route?.texts ?? [])]
  const ownTexts = bundles.map((bundle) => texts[`${initialLocale()}/${bundle}`])
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
 * Preloads the first picture, and shows the first pictures in their box (first-view.css). If the app has
 * already rendered, the box is gone, and no pictures show.
 */
async function show({ box, sizes, pictures: addresses, position }: FirstPictures): Promise<void> {
  const base = pageConfig.imageBase || pageConfig.apiBase
  const pictures = addresses.map((address) => resolveImageUrl(address, base && `${base}/`))
  const [first] = pictures
  if (!first) return
  preloadPicture(first, sizes)
  if (document.readyState === 'loading') await parsed()
  const ground = document.querySelector<HTMLElement>('.first-ground')
  if (!ground) return
  document.documentElement.dataset.first = box
  if (position) ground.style.setProperty('--focus', position)
  // In the hero, the `i` element is the veil behind the text. In the boxes of other screens, it has no size.
  ground.append(...pictures.map(pictureIn(sizes)), document.createElement('i'))
}

/**
 * Resolves when the HTML of the page is fully parsed. The box for the pictures may be missing before that.
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
    // The other pictures load lazily, because a narrow screen hides some of them.
    image.loading = index > 0 ? 'lazy' : 'eager'
    image.sizes = sizes
    image.srcset = srcSetOf(url) ?? ''
    image.src = url
    const phone = phoneSrcSetOf(url)
    if (!phone) return image
    const picture = document.createElement('picture')
    const crop = document.createElement('source')
    Object.assign(crop, { media: phoneWindowQuery, srcset: phone, sizes })
    picture.append(crop, image)
    return picture
  }
}
