/**
 * The service worker of a real build (docs/adr/0033-offline.md). scripts/vite/worker-plugin.ts bundles it
 * into `worker.js` beside the page. Every file of a build has its hash in its name, so files of two builds
 * can live side by side. The page alone decides which build a visit gets.
 */
/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import type { AnswerShape } from '@/api/answers/shape'
import { seenAtHeader } from '@/api/preload'
import { isWholeAnswer } from './whole-answer'

declare const self: ServiceWorkerGlobalScope & {
  /** True if `npm run configure -- --no-worker` has written it into the first line of the file. */
  isShopWorkerOff: boolean
}

/** What the service worker knows about its build (scripts/vite/worker-plugin.ts). */
declare const __SHOP_WORKER__: {
  /** The file that starts the app. */
  start: string
  /** The files that are kept for offline use, below the shop's path. */
  ahead: readonly string[]
  /** The integrity of each file of the build, in the form that browsers check. The key is the file's path. */
  integrity: Readonly<Record<string, string>>
  /** The addresses of screens, such as `/products/$slug`. */
  routes: readonly string[]
  /** The API reads that have impersonal answers, each with the shape of its answer. */
  reads: readonly {
    method: string
    path: string
    answer: AnswerShape
  }[]
}

// Assigned to a constant, because the bundler repeats the whole value at each use.
const build = __SHOP_WORKER__

const mark = 'shop '

const names = ['built', 'pictures', 'page', 'answers'] as const

/**
 * Returns the name of a cache of this shop. The name contains the scope, because the same host may have
 * another shop at another path.
 */
const cacheOf = (name: (typeof names)[number]): string =>
  `${mark}${name} ${self.registration.scope}`

/**
 * The addresses of the screens. Other addresses are not answered, because a host may have other pages at the
 * same path.
 */
const screens = build.routes.map((route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`))
const { pathname: base } = new URL(self.registration.scope)

/**
 * Returns the integrity of a file of this build. Returns undefined for other files, which open pages of
 * another build request.
 */
const integrityOf = (url: string): string | undefined =>
  build.integrity[new URL(url).pathname.slice(base.length)]

/**
 * Stores a file only if its content is exactly the built content. This excludes a page that a host sends
 * instead with status 200, and a file that was cut off.
 */
const keepingFiles: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    const integrity = integrityOf(request.url)
    return integrity ? new Request(request, { integrity }) : request
  },
  async cacheWillUpdate({ request, response }) {
    return response.status === 200 && integrityOf(request.url) ? response : null
  },
}
const files = new CacheFirst({
  cacheName: cacheOf('built'),
  plugins: [keepingFiles, new ExpirationPlugin({ maxEntries: 300 })],
})

/**
 * Stores pictures unless the host forbids it. For a picture of another origin, the headers and the type are
 * hidden (status 0). So personal pictures are identified by the page, and a file that is not a picture is
 * requested again when it is next shown.
 */
const keepingPictures: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const { status, headers } = response
    const isPublic = !/no-store|private/i.test(headers.get('Cache-Control') ?? '')
    const isPicture = headers.get('Content-Type')?.startsWith('image/')
    return status === 0 || (status === 200 && isPublic && isPicture) ? response : null
  },
}
const pictures = new StaleWhileRevalidate({
  cacheName: cacheOf('pictures'),
  plugins: [keepingPictures, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
})

/**
 * How long a stored answer may be shown before the API has answered, in ms. A prerendered page may show its
 * prices for the same time.
 */
const atOnceMs = 24 * 3_600_000

/**
 * How long the API may take before the stored answer is shown, in seconds. The shop itself waits up to 15
 * seconds.
 */
const patienceSeconds = 6

const reads = build.reads.map(({ method, path, answer }) => ({
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  answer,
}))

/** Returns the shape of a read's answer, if the contract declares the answer impersonal (`x-personal`). */
function publicAnswer({ method, url }: Request) {
  const { pathname } = new URL(url)
  return reads.find((read) => read.method === method && read.path.test(pathname))?.answer
}

/**
 * Stores only readable answers, by address, language and body. The answer to a call with a token is never
 * stored, because it may be personal.
 */
const keepingReads: WorkboxPlugin = {
  async handlerWillStart({ request, state }) {
    // The key is computed before the request is sent, because sending consumes the request's body.
    if (state) state['key'] = await keyOf(request.clone())
  },
  async cacheKeyWillBeUsed({ state }) {
    return String(state?.['key'])
  },
  async cacheWillUpdate({ request, response }) {
    const answer = publicAnswer(request)
    if (!answer || response.status !== 200 || request.headers.has('Authorization')) return null
    const text = await response.text()
    if (!isWholeAnswer(answer, text)) return null
    const headers = new Headers(response.headers)
    headers.set(seenAtHeader, String(Date.now()))
    return new Response(text, { headers })
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

const cacheName = cacheOf('answers')
const bounds = new ExpirationPlugin({
  maxEntries: 200,
  maxAgeSeconds: 30 * 86_400,
  purgeOnQuotaError: true,
})

/** Requests the API first. Uses the stored answer without a connection, or when the API takes too long. */
const readsFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [keepingReads, bounds],
})

/** Responds with the stored answer, for the first paint of a visit. After that, the shop requests the API. */
const readsAtOnce = new CacheFirst({ cacheName, plugins: [keepingReads, young, bounds] })

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    // If a file differs from the built file, the host's file is used without the browser's cache, because a
    // proxy may rewrite scripts.
    (options) =>
      files.handle(options).catch(() => fetch(new Request(options.request, { cache: 'reload' }))),
  )
  // A picture of a person has a special referrer policy (`personal` of `Picture`). The worker leaves such a
  // picture to the browser.
  const isPublicPicture = ({ destination, referrerPolicy }: Request) =>
    destination === 'image' && referrerPolicy !== 'no-referrer'
  registerRoute(({ request }) => isPublicPicture(request), pictures)
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isScreen(url.pathname),
    async ({ event, request, url }) => {
      if (url.searchParams.has('fresh')) return freshStart(event)
      await checking
      checking ??= dropBroken().catch(() => {})
      event.waitUntil(checking)
      const page = await keptPage()
      if (!page) return fetch(request)
      // A failed refresh is ignored here, because the next visit refreshes the page again.
      event.waitUntil(refreshPage().catch(() => {}))
      return page
    },
  )
  for (const method of ['GET', 'POST'] as const) {
    registerRoute(
      ({ request }) => publicAnswer(request) !== undefined,
      (options) =>
        options.request.cache === 'force-cache'
          ? readsAtOnce.handle(options)
          : readsFirst.handle(options),
      method,
    )
  }
}

/**
 * Makes this worker active at once. An open page keeps the files that it uses, and gets the new page with its
 * next visit.
 */
async function install(event: ExtendableEvent): Promise<void> {
  // If one file cannot be stored, for example because the storage is full, the install fails. The previous
  // worker then stays, with all its files.
  await Promise.all(
    build.ahead.map((file) =>
      keepFile(event, file, 'default').catch(() => keepFile(event, file, 'reload')),
    ),
  )
  await keepPage()
  await self.skipWaiting()
}

/** Stores a file. `reload` skips the browser's cache, which may contain other content under the same name. */
async function keepFile(event: ExtendableEvent, file: string, cache: RequestCache): Promise<void> {
  const request = new Request(base + file, { cache })
  const [response, stored] = files.handleAll({ event, request })
  const { status } = await response
  if (status !== 200) throw new Error(`${file}: ${status}`)
  await stored
}

/** Deletes the caches that earlier workers used under other names. */
async function takeOver(): Promise<void> {
  const kept = new Set(names.map(cacheOf))
  const old = (await ownCaches()).filter((name) => !kept.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/**
 * Set at the first visit after the worker has started. The reload after a broken file waits for this check.
 */
let checking: Promise<void> | undefined

/**
 * Deletes stored files that differ from the built files, for any reason. The next request loads them again.
 */
async function dropBroken(): Promise<void> {
  const cache = await caches.open(cacheOf('built'))
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const integrity = integrityOf(request.url)
      const content = await (await cache.match(request))?.arrayBuffer()
      if (!integrity || !content) return
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
      if (integrity !== `sha256-${btoa(String.fromCharCode(...hash))}`) await cache.delete(request)
    }),
  )
}

/**
 * `?fresh` at the end of an address deletes all stored files and fetches them again. The data that the
 * shopper has stored, such as the cart, stays.
 */
async function freshStart(event: ExtendableEvent): Promise<Response> {
  await dropCaches()
  event.waitUntil(install(event))
  return fetch(self.registration.scope, { cache: 'reload' })
}

function isScreen(pathname: string): boolean {
  const path = `/${pathname.slice(base.length)}`
  return screens.some((screen) => screen.test(path))
}

/**
 * Prepares the removal of the worker. An installed worker requests its own file at every visit, so it finds
 * out that it has to leave.
 */
function leave(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => event.waitUntil(retire()))
}

/**
 * Removes the worker and its caches. The next visit runs without the worker; an open page continues to work.
 */
async function retire(): Promise<void> {
  await dropCaches()
  await self.registration.unregister()
}

async function ownCaches(): Promise<string[]> {
  const all = await caches.keys()
  return all.filter((name) => name.startsWith(mark) && name.endsWith(` ${self.registration.scope}`))
}

async function dropCaches(): Promise<void> {
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)))
}

/** Returns the page of this build. It answers the address of every screen. */
async function keptPage(): Promise<Response | undefined> {
  return caches.match(self.registration.scope, { cacheName: cacheOf('page') })
}

/** Fetches and stores the page. Throws when the host has the page of another build, or no page. */
async function keepPage(): Promise<void> {
  if (!(await keepOwn(await freshPage()))) throw new Error('The page is of another build')
}

/**
 * Refreshes the stored page after a visit has used it. Changes by `npm run configure` and `npm run prerender`
 * are then visible at the next visit, and open pages get new settings at once. If another build is deployed,
 * its worker brings its own page. If that build has no worker, this worker removes itself, because it would
 * show the old shop for ever. Nothing happens without a connection, or when the answer is not from a shop,
 * for example from a captive portal.
 */
async function refreshPage(): Promise<void> {
  const fresh = await freshPage().catch(() => null)
  const text = await fresh?.clone().text()
  if (!fresh || !text || !settingsIn(text)) return
  const before = await keptPage()
  if (!(await keepOwn(fresh))) return followHost(text)
  if (settingsIn(text) === settingsIn((await before?.text()) ?? '')) return
  // Only windows of this shop get the message.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const client of await self.clients.matchAll()) client.postMessage('newer')
}

/**
 * Follows the host to another build. That build has no worker if the worker's file is missing, or if the host
 * sends the page instead of that file.
 */
async function followHost(page: string): Promise<void> {
  const worker = await fetch(self.location.href, { cache: 'no-cache' })
  const isGone = worker.status === 404 || worker.status === 410 || (await worker.text()) === page
  await (isGone ? retire() : self.registration.update())
}

function freshPage(): Promise<Response> {
  return fetch(self.registration.scope, { cache: 'no-cache' })
}

/** Stores a page that starts this build. Returns false for any other page. */
async function keepOwn(response: Response): Promise<boolean> {
  const text = await response.text()
  const isWhole = response.status === 200 && text.trimEnd().endsWith('</html>')
  if (!isWhole || !text.includes(build.start)) return false
  const cache = await caches.open(cacheOf('page'))
  // The answer is copied, because browsers refuse a redirected answer for another address.
  await cache.put(self.registration.scope, new Response(text, { headers: response.headers }))
  return true
}

function settingsIn(page: string): string | undefined {
  return / id="shop-config">([^<]*)/.exec(page)?.[1]
}

if (self.isShopWorkerOff) leave()
else serve()
