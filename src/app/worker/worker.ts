/**
 * The service worker of a real build (docs/adr/0033-offline.md). scripts/vite/worker-plugin.ts bundles it into `worker.js`
 * beside the page. Every file of a build has its hash in its name, so that files of two builds live side by side, and the
 * page alone decides which build a visit gets.
 */
/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cacheOf, keepPage, keptPage, refreshPage, retire } from './page'
import { isPublicRead, readsAtOnce, readsFirst } from './reads'

declare const self: ServiceWorkerGlobalScope & {
  /** Set by `npm run configure -- --no-worker` in the first line of the file. */
  isShopWorkerOff: boolean
}

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
const keeping: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const { status, headers } = response
    const isPublic = !/no-store|private/i.test(headers.get('Cache-Control') ?? '')
    return isPublic && (status === 200 || status === 0) ? response : null
  },
}
const pictures = new StaleWhileRevalidate({
  cacheName: cacheOf('pictures'),
  plugins: [keeping, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
})

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

if (self.isShopWorkerOff) leave()
else serve()
