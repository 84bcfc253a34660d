/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

const mark = 'shop '

/** Names a cache of this shop; another one may live at another path of the same host. */
export const cacheOf = (name: 'files' | 'pictures' | 'page' | 'reads'): string =>
  `${mark}${name} ${self.registration.scope}`

/** Takes the worker out and gives its storage back: the next visit is one without. An open page goes on. */
export async function retire(): Promise<void> {
  const own = (await caches.keys()).filter(
    (name) => name.startsWith(mark) && name.endsWith(` ${self.registration.scope}`),
  )
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

/** The page of this build, which answers every screen's address. */
export async function keptPage(): Promise<Response | undefined> {
  return caches.match(self.registration.scope, { cacheName: cacheOf('page') })
}

/** Fetches and keeps the page. Throws when the host has the page of another build, or none. */
export async function keepPage(): Promise<void> {
  if (!(await keepOwn(await freshPage()))) throw new Error('The page is of another build')
}

/**
 * Asks for the page behind a visit that has got the kept one: what `npm run configure` and `npm run prerender` have changed
 * shows in the next visit, and the open pages hear of new settings. Where another build has come, its worker brings its page;
 * where it has none, this one retires, or it would show the old shop for ever. Without a connection nothing happens.
 */
export async function refreshPage(): Promise<void> {
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
  return /<script[^>]* id="shop-config">([^<]*)/.exec(page)?.[1]
}
