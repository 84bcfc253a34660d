import { afterEach, expect, test, vi } from 'vitest'
import { firstScreens } from './first-screens'
import { createQueryClient } from './query-client'
import { createShopRouter } from './router'

afterEach(() => vi.unstubAllGlobals())

/** Returns the API paths that the loaders of an address request, without the site info of every page. */
async function loaderRequests(address: string): Promise<string[]> {
  const requests: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return Promise.resolve(Response.json({ success: true, data: {} }))
  })
  window.history.replaceState(null, '', address)
  const queryClient = createQueryClient()
  // None can be read: on a busy machine a load outlasts the wait for the second try, which would count as a request.
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  const router = createShopRouter({
    queryClient,
    loadMessages: () => Promise.resolve(),
    isSignedIn: () => true,
  })
  await router.load()
  return requests.filter((path) => path !== '/api/website/info')
}

const slug = 'dam-lua'
const searches = ['', '?page=2&sort=price_asc', '?page=abc&utm_source=mail']

test.each([
  ['/', '/', {}, ['']],
  [
    '/products',
    '/products',
    {},
    [...searches, '?q=%20linen', '?q=1.50', '?q=true', '?q=null', '?q=007', '?q=662E41'],
  ],
  ['/category/$slug', `/category/${slug}`, { slug }, [...searches, '?q=linen']],
  ['/products/$slug', `/products/${slug}`, { slug }, ['', '?variant=3', '?variant=x']],
  ['/account/orders', '/account/orders', {}, ['', '?tab=completed&page=2', '?tab=none']],
] as const)(
  '%s: the early requests equal those of the loader §1.5a',
  async (to, path, params, all) => {
    for (const query of all) {
      const search = Object.fromEntries(new URLSearchParams(query))
      const early = firstScreens[to]?.({ params, search, isSignedIn: true }) ?? []
      expect(await loaderRequests(path + query)).toEqual(early.map((call) => call.path))
    }
  },
)
