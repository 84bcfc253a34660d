/**
 * Runs from the HTML before the bundle is there (real builds only; scripts/vite/early-plugin.ts puts it in):
 * asks for what the first screen needs, for its texts and its code, and shows the pictures it begins with.
 * `api/early.ts` hands the answers to the query cache. Ordinary calls follow whatever fails here.
 */
import { getCurrentUserUrl } from '@/api/generated/auth/auth'
import { getSiteInfoUrl } from '@/api/generated/site/site'
import { session } from '@/api/session'
import { storedLocale } from '@/i18n/stored-locale'
import { preloadPicture, srcSetOf } from '@/lib/image'
import { shopConfig } from '@/lib/shop-config'
import type { FileRouteTypes } from '@/routeTree.gen'
import { reloadOnce } from '@/ui/feedback/missing-part'
import { type FirstCall, firstScreens, type FirstView } from './first-screens'

type EarlyRoute = { to: FileRouteTypes['to']; files: number[]; texts: string[] }

/** The route table of the build, put in by scripts/vite/early-plugin.ts. */
declare const __EARLY_FILES__: {
  files: string[]
  texts: Record<string, string>
  routes: EarlyRoute[]
}

const early: Record<string, Promise<Response>> = {}
window.__early = early

window.addEventListener('error', sayStartFailed, true)

const { pathname, search } = window.location
const words = pathname.split('/').filter(Boolean).map(decoded)
// The back office has nothing of the shop's frame (first-view.css).
if (words[0] === 'admin') document.documentElement.dataset.first = 'admin'
const route = __EARLY_FILES__.routes.find(({ to }) => matches(to))
for (const { path, firstView } of callsOf(route?.to)) {
  const token = session.token()
  const answer = fetch(shopConfig.apiBase + path, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  early[path] = answer
  answer.then((response) => firstView?.(response.clone()).then(show)).catch(ignore)
}
// Behind the calls, whose answers come in one packet.
preloadCode(route)

function matches(to: string): boolean {
  const parts = partsOf(to)
  return (
    parts.length === words.length &&
    parts.every((part, index) => part.startsWith('$') || part === words[index])
  )
}

function partsOf(to: string): string[] {
  return to.split('/').filter(Boolean)
}

/** The bundle would ask for texts and screen only once it runs itself. */
function preloadCode(screen: EarlyRoute | undefined): void {
  const { files, texts } = __EARLY_FILES__
  const bundles = ['shop', ...(screen?.texts ?? [])]
  const ownTexts = bundles.map((bundle) => texts[`${storedLocale()}/${bundle}`])
  const ownFiles = screen?.files.map((index) => files[index]) ?? []
  for (const file of [...ownTexts, ...ownFiles]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

function callsOf(to: EarlyRoute['to'] | undefined): FirstCall[] {
  const isSignedIn = session.token() !== null
  const params = to
    ? Object.fromEntries(partsOf(to).map((part, index) => [part.slice(1), words[index] ?? '']))
    : {}
  const visit = { params, search: Object.fromEntries(new URLSearchParams(search)), isSignedIn }
  const calls = (to && firstScreens[to]?.(visit)) ?? []
  // The user stands behind what is seen first.
  const user = isSignedIn ? [{ path: getCurrentUserUrl() }] : []
  return [{ path: getSiteInfoUrl() }, ...calls, ...user]
}

/** Asks for the first picture and fills the screen's box (first-view.css), unless the app has taken it already. */
function show({ box, sizes, pictures }: FirstView): void {
  const [first] = pictures
  if (!first) return
  preloadPicture(first, sizes)
  const ground = document.querySelector('.first-ground')
  if (!ground) return
  document.documentElement.dataset.first = box
  // The veil behind the hero's words comes last; elsewhere it has no size.
  ground.append(...pictures.map(imageIn(sizes)), document.createElement('i'))
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
