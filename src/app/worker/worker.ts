/**
 * The service worker of a real build (docs/adr/0033-offline.md). scripts/vite/worker-plugin.ts bundles it
 * into `worker.js` beside the page. Every file of a build has its hash in its name, so that files of two
 * builds live side by side, and the page alone decides which build a visit gets.
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
  /** Set by `npm run configure -- --no-worker` in the first line of the file. */
  isShopWorkerOff: boolean
}

/** What the service worker knows of its build (scripts/vite/worker-plugin.ts). */
declare const __SHOP_WORKER__: {
  /** The file that the page of this build starts with. */
  start: string
  /** The files that are there offline, below the shop's path. */
  ahead: readonly string[]
  /** What each file of the build holds, as browsers check it: its integrity by its path. */
  integrity: Readonly<Record<string, string>>
  /** The addresses of screens, such as `/products/$slug`. */
  routes: readonly string[]
  /** The reads whose answers belong to nobody, and the shape of an answer. */
  reads: readonly {
    method: string
    path: string
    answer: AnswerShape
  }[]
}

// Once: the bundler writes the whole of it in each place that names it.
const build = __SHOP_WORKER__

const mark = 'shop '

const names = ['built', 'pictures', 'page', 'answers'] as const

/** Names a cache of this shop; another one may live at another path of the same host. */
const cacheOf = (name: (typeof names)[number]): string =>
  `${mark}${name} ${self.registration.scope}`

/**
 * The screens' addresses; a host may have others in the same place, which are none of the shop's business.
 */
const screens = build.routes.map((route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`))
const { pathname: base } = new URL(self.registration.scope)

/**
 * What a file of this build holds, as browsers check it; nothing for other files, which open pages of another
 * build ask for.
 */
const integrityOf = (url: string): string | undefined =>
  build.integrity[new URL(url).pathname.slice(base.length)]

/**
 * Keeps a file as it was built: no page that a host sends in its place with status 200, and none that was cut
 * off.
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
 * A host may say that a picture is not to be kept. One of another origin does not tell (status 0), neither
 * that nor what it is: pictures of persons are marked, and what is no picture is asked for again with its
 * next view.
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
 * So long an answer may be shown before the API has been asked, in ms: as long as a prerendered page with its
 * prices.
 */
const atOnceMs = 24 * 3_600_000

/**
 * So long the API may take before what was seen last is shown, in seconds. The shop itself gives up after 15.
 */
const patienceSeconds = 6

const reads = build.reads.map(({ method, path, answer }) => ({
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  answer,
}))

/** Returns the shape of a read's answer if that belongs to nobody, as the contract says (`x-personal`). */
function publicAnswer({ method, url }: Request) {
  const { pathname } = new URL(url)
  return reads.find((read) => read.method === method && read.path.test(pathname))?.answer
}

/**
 * Keeps answers by address, language and body, and only those that the shop can read. What was asked with a
 * token is never kept: it may be about a person.
 */
const keepingReads: WorkboxPlugin = {
  async handlerWillStart({ request, state }) {
    // Before the request is sent, which uses its body up.
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
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    // What is not as it was built is the host's to answer for, past what the browser has kept of it; a proxy
    // may rewrite scripts.
    (options) =>
      files.handle(options).catch(() => fetch(new Request(options.request, { cache: 'reload' }))),
  )
  // A picture of a person is marked by its policy (`personal` of `Picture`), and the worker leaves it to the
  // browser.
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
      // What can't be asked for now is asked for behind the next visit.
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
 * Takes over at once: an open page keeps the files that it names, and gets the new page with its next visit.
 */
async function install(event: ExtendableEvent): Promise<void> {
  // A file that could not be stored, because the storage is full, ends it: the worker before stays, with all
  // that it keeps.
  await Promise.all(
    build.ahead.map((file) =>
      keepFile(event, file, 'default').catch(() => keepFile(event, file, 'reload')),
    ),
  )
  await keepPage()
  await self.skipWaiting()
}

/**
 * Keeps a file. With `reload` it comes past what the browser has kept under its name, which may be another
 * thing.
 */
async function keepFile(event: ExtendableEvent, file: string, cache: RequestCache): Promise<void> {
  const request = new Request(base + file, { cache })
  const [response, stored] = files.handleAll({ event, request })
  const { status } = await response
  if (status !== 200) throw new Error(`${file}: ${status}`)
  await stored
}

/** Takes out what workers before this one kept under other names. */
async function takeOver(): Promise<void> {
  const kept = new Set(names.map(cacheOf))
  const old = (await ownCaches()).filter((name) => !kept.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/**
 * Set from the first visit of a worker's life on. The visit that loads anew because of a broken file waits
 * for it.
 */
let checking: Promise<void> | undefined

/**
 * Takes out files that are not as they were built, whatever has become of them in the browser's storage: the
 * next request brings them again.
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
 * `?fresh` behind an address: all that is kept goes and comes again from the host. What the shopper has
 * stored, as the cart, stays.
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

/** An installed worker asks for its file with every visit, and so hears that there shall be none. */
function leave(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => event.waitUntil(retire()))
}

/** Takes the worker out and gives its storage back: the next visit is one without. An open page goes on. */
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

/** The page of this build, which answers every screen's address. */
async function keptPage(): Promise<Response | undefined> {
  return caches.match(self.registration.scope, { cacheName: cacheOf('page') })
}

/** Fetches and keeps the page. Throws when the host has the page of another build, or none. */
async function keepPage(): Promise<void> {
  if (!(await keepOwn(await freshPage()))) throw new Error('The page is of another build')
}

/**
 * Asks for the page behind a visit that has got the kept one: what `npm run configure` and `npm run
 * prerender` have changed shows in the next visit, and the open pages hear of new settings. Where another
 * build has come, its worker brings its page; where that has none, this one retires, or it would show the old
 * shop for ever. Without a connection nothing happens, nor where something else than a shop answers, such as
 * a captive portal.
 */
async function refreshPage(): Promise<void> {
  const fresh = await freshPage().catch(() => null)
  const text = await fresh?.clone().text()
  if (!fresh || !text || !settingsIn(text)) return
  const before = await keptPage()
  if (!(await keepOwn(fresh))) return followHost(text)
  if (settingsIn(text) === settingsIn((await before?.text()) ?? '')) return
  // A page of ours, no window of somebody else's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const client of await self.clients.matchAll()) client.postMessage('newer')
}

/**
 * A shop of another build is there. It has no worker where nothing, or the page itself, is in the place of
 * the file.
 */
async function followHost(page: string): Promise<void> {
  const worker = await fetch(self.location.href, { cache: 'no-cache' })
  const isGone = worker.status === 404 || worker.status === 410 || (await worker.text()) === page
  await (isGone ? retire() : self.registration.update())
}

function freshPage(): Promise<Response> {
  return fetch(self.registration.scope, { cache: 'no-cache' })
}

/** Keeps a page that starts this build; returns false for any other. */
async function keepOwn(response: Response): Promise<boolean> {
  const text = await response.text()
  const isWhole = response.status === 200 && text.trimEnd().endsWith('</html>')
  if (!isWhole || !text.includes(build.start)) return false
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
