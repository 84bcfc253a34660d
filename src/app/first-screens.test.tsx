import { afterEach, expect, test, vi } from 'vitest'
import { listSearch } from '@/domain/catalogue/list-search'
import { firstCalls, paramsOf } from './first-screens'
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
const found = ['?page=2&sort=price_asc', '?page=abc&utm_source=mail', '?q=linen']

test.each([
  ['/', '/', ['', '?utm_source=mail']],
  ['/products', '/products', ['', '?utm_source=mail']],
  ['/category/$slug', `/category/${slug}`, ['', '?utm_source=mail']],
  ['/products/$slug', `/products/${slug}`, ['', '?variant=3', '?variant=x']],
] as const)('%s: the first requests equal those of the loader §1.5a', async (to, path, queries) => {
  for (const query of queries) {
    const early = firstCalls(to, slug, new URLSearchParams(query))
    expect(await loaderRequests(path + query)).toEqual(early.slice(1).map((call) => call.path))
  }
})

test('what a search asks for only the app can read', () => {
  expect(paramsOf('/products')).toEqual(Object.keys(listSearch.entries))
  for (const query of found) {
    const calls = firstCalls('/category/$slug', slug, new URLSearchParams(query))
    expect(calls).toEqual([{ path: '/api/website/info' }])
  }
})
