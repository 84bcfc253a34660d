import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { firstScreens } from './first-screens'
import { createShopRouter } from './router'

afterEach(() => vi.unstubAllGlobals())

/** What the loaders of an address ask the API for, but for what every page asks. */
async function askedByLoaders(address: string): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({ success: true, data: {} }))
  })
  window.history.replaceState(null, '', address)
  const router = createShopRouter({
    queryClient: createQueryClient(),
    loadMessages: () => Promise.resolve(),
    isSignedIn: () => true,
  })
  await router.load()
  return asked.filter((path) => path !== '/api/website/info')
}

const slug = 'dam-lua'
const searches = ['', '?page=2&sort=price_asc', '?page=abc&utm_source=mail']

test.each([
  ['/', '/', {}, ['']],
  ['/products', '/products', {}, [...searches, '?q=%20linen']],
  ['/category/$slug', `/category/${slug}`, { slug }, [...searches, '?q=linen']],
  ['/products/$slug', `/products/${slug}`, { slug }, ['', '?variant=3']],
  ['/account/orders', '/account/orders', {}, ['', '?tab=completed&page=2', '?tab=none']],
] as const)(
  '%s: the page asks early for what its loader asks for',
  async (to, path, params, all) => {
    for (const query of all) {
      const search = Object.fromEntries(new URLSearchParams(query))
      const early = firstScreens[to]?.({ params, search, isSignedIn: true }) ?? []
      expect(await askedByLoaders(path + query)).toEqual(early.map((call) => call.path))
    }
  },
)
