/**
 * The service worker of a real build (docs/adr/0033-offline.md). scripts/vite/worker-plugin.ts bundles it
 * into `worker.js`. Every file name of a build contains a hash, so files of two builds can be stored at the
 * same time. The stored page decides which build a visit uses.
 */
/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import type { AnswerShape } from '@/api/answers/shape'
import { answeredAtHeader } from '@/api/preload'
import { isStorableAnswer } from './whole-answer'

declare const self: ServiceWorkerGlobalScope & {
  /**
   * True if `npm run configure -- --no-worker` has switched the worker off. The command sets this variable in
   * the first line of the file.
   */
  isShopWorkerOff: boolean
}

/** The facts about the build that scripts/vite/worker-plugin.ts writes into the service worker. */
declare const __SHOP_WORKER__: {
  /** The file that starts the app. */
  start: string
  /** The files that are stored for offline use, as paths below the shop's base. */
  ahead: readonly string[]
  /** The integrity hash of each file of the build, by the path of the file. */
  integrity: Readonly<Record<string, string>>
  /** The URL paths of screens, such as `/products/$slug`. */
  routes: readonly string[]
  /** The API reads without personal data, each with the shape of its response. */
  reads: readonly {
    method: string
    path: string
    answer: AnswerShape
  }[]
}

// The bundler inserts the whole value at each use of `__SHOP_WORKER__`, so the name is used only once.
const build = __SHOP_WORKER__

const mark = 'shop '

const names = ['built', 'pictures', 'page', 'answers'] as const

/**
 * Returns the name of a cache of this shop. The name contains the scope of the worker, because the same host
 * may have another shop at another path.
 */
const cacheOf = (name: (typeof names)[number]): string =>
  `${mark}${name} ${self.registration.scope}`

/**
 * The URL paths of the shop's screens. The worker ignores all other pages, because they may belong to
 * something else on the host.
 */
const screens = build.routes.map((route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`))
const { pathname: base } = new URL(self.registration.scope)

/**
 * Returns the integrity hash of a file of this build. Returns undefined for all other files, which pages of
 * another build may request.
 */
const integrityOf = (url: string): string | undefined =>
  build.integrity[new URL(url).pathname.slice(base.length)]

/**
 * Stores a file only if its content matches its hash. An incomplete file or an error page with status 200 is
 * not stored.
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
 * Stores a picture unless the host forbids it. The headers of a picture from another origin are hidden
 * (status 0), so such a picture is always stored. Pages keep personal pictures out in another way, see
 * `isPublicPicture`.
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
 * The greatest age of a stored API response that is shown at once, in ms. The prices of a prerendered page
 * may be as old.
 */
const atOnceMs = 24 * 3_600_000

/**
 * How many seconds the API may take before the stored response is used. The shop itself waits up to 15
 * seconds.
 */
const patienceSeconds = 6

const reads = build.reads.map(({ method, path, answer }) => ({
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  answer,
}))

/**
 * Returns the shape of an API response if the contract declares that the response is not personal
 * (`x-personal`). Returns undefined for all other requests.
 */
function publicAnswer({ method, url }: Request) {
  const { pathname } = new URL(url)
  return reads.find((read) => read.method === method && read.path.test(pathname))?.answer
}

/**
 * Stores API responses that the shop can read, by URL, language and body of the request. The response to a
 * call with a token is never stored, because it may be personal.
 */
const keepingReads: WorkboxPlugin = {
  async handlerWillStart({ request, state }) {
    // The key is computed before the request is sent, because sending the request uses up its body.
    if (state) state['key'] = await keyOf(request.clone())
  },
  async cacheKeyWillBeUsed({ state }) {
    return String(state?.['key'])
  },
  async cacheWillUpdate({ request, response }) {
    const answer = publicAnswer(request)
    if (!answer || response.status !== 200 || request.headers.has('Authorization')) return null
    const text = await response.text()
    if (!isStorableAnswer(answer, text)) return null
    const headers = new Headers(response.headers)
    headers.set(answeredAtHeader, String(Date.now()))
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
    const at = Number(cachedResponse?.headers.get(answeredAtHeader))
    return Math.abs(Date.now() - at) < atOnceMs ? cachedResponse : null
  },
}

const cacheName = cacheOf('answers')
const bounds = new ExpirationPlugin({
  maxEntries: 200,
  maxAgeSeconds: 30 * 86_400,
  purgeOnQuotaError: true,
})

/**
 * Asks the API first. Uses the stored response if there is no connection, or if the API takes longer than
 * `patienceSeconds`.
 */
const readsFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [keepingReads, bounds],
})

/** Uses the stored response at once, for the first paint of a visit. The shop asks the API afterwards. */
const readsAtOnce = new CacheFirst({ cacheName, plugins: [keepingReads, young, bounds] })

function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    // If a file does not match its hash, a proxy may have rewritten it. The host's file is then used without
    // the browser's cache.
    (options) =>
      files.handle(options).catch(() => fetch(new Request(options.request, { cache: 'reload' }))),
  )
  // Returns true for a picture that may be stored. `Picture` marks the picture of a person (`personal`) by
  // its referrer policy.
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
      // A failed refresh is ignored, because the next visit tries again.
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
 * Stores the files of this build and makes this worker active at once. Open pages keep the files that they
 * use, and get the new page at the next visit.
 */
async function install(event: ExtendableEvent): Promise<void> {
  // If a file cannot be stored at the second attempt either, the installation fails, and the previous worker
  // stays with all its files.
  await Promise.all(
    build.ahead.map((file) =>
      keepFile(event, file, 'default').catch(() => keepFile(event, file, 'reload')),
    ),
  )
  await keepPage()
  await self.skipWaiting()
}

/** Stores a file. `reload` skips the browser's cache, which may have other content under the same name. */
async function keepFile(event: ExtendableEvent, file: string, cache: RequestCache): Promise<void> {
  const request = new Request(base + file, { cache })
  const [response, stored] = files.handleAll({ event, request })
  const { status } = await response
  if (status !== 200) throw new Error(`${file}: ${status}`)
  await stored
}

/** Deletes the caches of earlier workers with other names, and takes control of the open pages. */
async function takeOver(): Promise<void> {
  const kept = new Set(names.map(cacheOf))
  const old = (await ownCaches()).filter((name) => !kept.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/**
 * The check of the stored files, which starts at the first visit after the worker has started. Later visits
 * wait until the check has ended.
 */
let checking: Promise<void> | undefined

/**
 * Deletes stored files of this build that do not match their hash. The next request loads a deleted file
 * again.
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
 * Deletes all stored files, loads them again, and returns the page from the host. A URL with `?fresh` calls
 * this function. The shopper's own data, such as the cart, stays.
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
 * Prepares the removal of the worker after it has been switched off. Browsers request the worker's file at
 * each visit, so they receive this code.
 */
function leave(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => event.waitUntil(retire()))
}

/**
 * Removes the worker and its caches. The next visit works without a worker, and open pages continue to work.
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

/**
 * Returns the stored page of this build. All URLs of screens get this page, because the app renders each
 * screen itself.
 */
async function keptPage(): Promise<Response | undefined> {
  return caches.match(self.registration.scope, { cacheName: cacheOf('page') })
}

/** Fetches the page and stores it. Throws if the host sends no page, or the page of another build. */
async function keepPage(): Promise<void> {
  if (!(await keepOwn(await freshPage()))) throw new Error('The page is of another build')
}

/**
 * Fetches the page after a visit has used the stored page. Changes by `npm run configure` and `npm run
 * prerender` then show at the next visit. If the settings have changed, open pages get a message. If the host
 * has the page of another build, `followHost` updates or removes this worker. Does nothing without a
 * connection, or if the answer does not come from a shop.
 */
async function refreshPage(): Promise<void> {
  const fresh = await freshPage().catch(() => null)
  const text = await fresh?.clone().text()
  if (!fresh || !text || !settingsIn(text)) return
  const before = await keptPage()
  if (!(await keepOwn(fresh))) return followHost(text)
  if (settingsIn(text) === settingsIn((await before?.text()) ?? '')) return
  // Only windows of this shop receive the message.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const client of await self.clients.matchAll()) client.postMessage('newer')
}

/**
 * Updates the worker after another build has been deployed. If that build has no worker, this worker removes
 * itself, because it would show the old shop for ever. The build has no worker if the file is missing, or if
 * the host answers with the page instead of the file.
 */
async function followHost(page: string): Promise<void> {
  const worker = await fetch(self.location.href, { cache: 'no-cache' })
  const isGone = worker.status === 404 || worker.status === 410 || (await worker.text()) === page
  await (isGone ? retire() : self.registration.update())
}

function freshPage(): Promise<Response> {
  return fetch(self.registration.scope, { cache: 'no-cache' })
}

/** Stores a page of this build and returns true. Returns false for any other page. */
async function keepOwn(response: Response): Promise<boolean> {
  const text = await response.text()
  const isWhole = response.status === 200 && text.trimEnd().endsWith('</html>')
  if (!isWhole || !text.includes(build.start)) return false
  const cache = await caches.open(cacheOf('page'))
  // The response is copied, because browsers refuse a redirected response for a navigation.
  await cache.put(self.registration.scope, new Response(text, { headers: response.headers }))
  return true
}

function settingsIn(page: string): string | undefined {
  return / id="shop-config">([^<]*)/.exec(page)?.[1]
}

if (self.isShopWorkerOff) leave()
else serve()
