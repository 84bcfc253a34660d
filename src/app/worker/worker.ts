/**
 * The service worker of a real build (docs/adr/0033-offline.md). scripts/vite/worker-plugin.ts bundles it into `worker.js`
 * beside the page. Every file of a build has its hash in its name, so that files of two builds live side by side, and the
 * page alone decides which build a visit gets.
 */
/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { seenAtHeader } from '@/api/preload'

declare const self: ServiceWorkerGlobalScope & {
  /** Set by `npm run configure -- --no-worker` in the first line of the file. */
  isShopWorkerOff: boolean
}

const mark = 'shop '

/** Names a cache of this shop; another one may live at another path of the same host. */
const cacheOf = (name: 'files' | 'pictures' | 'page' | 'reads'): string =>
  `${mark}${name} ${self.registration.scope}`

/** The screens' addresses; a host may have others in the same place, which are none of the shop's business. */
const screens = __SHOP_WORKER__.routes.map(
  (route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`),
)
const { pathname: base } = new URL(self.registration.scope)

const files = new CacheFirst({
  cacheName: cacheOf('files'),
  plugins: [new ExpirationPlugin({ maxEntries: 300 })],
})
/** A host may say that a picture is not to be kept. One of another origin does not tell (status 0): pictures of persons are marked. */
const keepingPictures: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const { status, headers } = response
    const isPublic = !/no-store|private/i.test(headers.get('Cache-Control') ?? '')
    return isPublic && (status === 200 || status === 0) ? response : null
  },
}
const pictures = new StaleWhileRevalidate({
  cacheName: cacheOf('pictures'),
  plugins: [keepingPictures, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
})

/** So long an answer may be shown before the API has been asked, in ms: as long as a prerendered page with its prices. */
const atOnceMs = 24 * 3_600_000

/** So long the API may take before what was seen last is shown, in seconds. The shop itself gives up after 15. */
const patienceSeconds = 6

const reads = __SHOP_WORKER__.reads.map(({ method, path }) => ({
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** True for a read whose answer belongs to nobody, as the contract says (`x-personal`). */
function isPublicRead({ method }: Request, { pathname }: URL): boolean {
  return reads.some((read) => read.method === method && read.path.test(pathname))
}

/** Keeps answers by address, language and body. What was asked with a token is never kept: it may be about a person. */
const keepingReads: WorkboxPlugin = {
  async handlerWillStart({ request, state }) {
    // Before the request is sent, which uses its body up.
    if (state) state['key'] = await keyOf(request.clone())
  },
  async cacheKeyWillBeUsed({ state }) {
    return String(state?.['key'])
  },
  async cacheWillUpdate({ request, response }) {
    if (!response.ok || request.headers.has('Authorization')) return null
    const headers = new Headers(response.headers)
    headers.set(seenAtHeader, String(Date.now()))
    return new Response(await response.blob(), { headers })
  },
}

async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url)
  key.searchParams.set('in', request.headers.get('Accept-Language') ?? '')
  key.searchParams.set('body', await request.text())
  return key.href
}

const young: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    const at = Number(cachedResponse?.headers.get(seenAtHeader))
    return Math.abs(Date.now() - at) < atOnceMs ? cachedResponse : null
  },
}

const cacheName = cacheOf('reads')
const bounds = new ExpirationPlugin({
  maxEntries: 200,
  maxAgeSeconds: 30 * 86_400,
  purgeOnQuotaError: true,
})

/** The API answers; without a connection, or when it takes too long, what was seen last. */
const readsFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [keepingReads, bounds],
})

/** What was seen last answers, for the first paint of a visit; the shop then asks the API. */
const readsAtOnce = new CacheFirst({ cacheName, plugins: [keepingReads, young, bounds] })

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    files,
  )
  // A picture of a person is marked by its policy (`personal` of `Picture`), and the worker leaves it to the browser.
  const isPublicPicture = ({ destination, referrerPolicy }: Request) =>
    destination === 'image' && referrerPolicy !== 'no-referrer'
  registerRoute(({ request }) => isPublicPicture(request), pictures)
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isScreen(url.pathname),
    async ({ event, request }) => {
      const page = await keptPage()
      if (!page) return fetch(request)
      event.waitUntil(refreshPage())
      return page
    },
  )
  for (const method of ['GET', 'POST'] as const) {
    registerRoute(
      ({ request, url }) => isPublicRead(request, url),
      (options) =>
        options.request.cache === 'force-cache'
          ? readsAtOnce.handle(options)
          : readsFirst.handle(options),
      method,
    )
  }
}

/** Takes over at once: an open page keeps the files that it names, and gets the new page with its next visit. */
async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    __SHOP_WORKER__.files.map(async (file) => {
      const response = await files.handle({ event, request: base + file })
      if (!response.ok) throw new Error(`${file}: ${response.status}`)
    }),
  )
  await keepPage()
  await self.skipWaiting()
}

function isScreen(pathname: string): boolean {
  const path = `/${pathname.slice(base.length)}`
  return screens.some((screen) => screen.test(path))
}

/** An installed worker asks for its file with every visit, and so hears that there shall be none. */
function leave(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => event.waitUntil(retire()))
}

/** Takes the worker out and gives its storage back: the next visit is one without. An open page goes on. */
async function retire(): Promise<void> {
  const own = (await caches.keys()).filter(
    (name) => name.startsWith(mark) && name.endsWith(` ${self.registration.scope}`),
  )
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

/** The page of this build, which answers every screen's address. */
async function keptPage(): Promise<Response | undefined> {
  return caches.match(self.registration.scope, { cacheName: cacheOf('page') })
}

/** Fetches and keeps the page. Throws when the host has the page of another build, or none. */
async function keepPage(): Promise<void> {
  if (!(await keepOwn(await freshPage()))) throw new Error('The page is of another build')
}

/**
 * Asks for the page behind a visit that has got the kept one: what `npm run configure` and `npm run prerender` have changed
 * shows in the next visit, and the open pages hear of new settings. Where another build has come, its worker brings its page;
 * where it has none, this one retires, or it would show the old shop for ever. Without a connection nothing happens.
 */
async function refreshPage(): Promise<void> {
  const fresh = await freshPage().catch(() => null)
  if (!fresh?.ok) return
  const before = await keptPage()
  if (!(await keepOwn(fresh.clone()))) return self.registration.update().then(undefined, retire)
  if (settingsIn(await fresh.text()) === settingsIn((await before?.text()) ?? '')) return
  // A page of ours, no window of somebody else's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const client of await self.clients.matchAll()) client.postMessage('newer')
}

function freshPage(): Promise<Response> {
  return fetch(self.registration.scope, { cache: 'no-cache' })
}

/** Keeps a page that starts this build; returns false for any other. */
async function keepOwn(response: Response): Promise<boolean> {
  const text = await response.text()
  if (!response.ok || !text.includes(__SHOP_WORKER__.start)) return false
  const cache = await caches.open(cacheOf('page'))
  // A copy: browsers refuse an answer that was redirected for another address.
  await cache.put(self.registration.scope, new Response(text, { headers: response.headers }))
  return true
}

function settingsIn(page: string): string | undefined {
  return / id="shop-config">([^<]*)/.exec(page)?.[1]
}

if (self.isShopWorkerOff) leave()
else serve()
