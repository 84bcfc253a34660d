import { expect, test, vi } from 'vitest'
import { productListSearchSchema } from '@/domain/catalogue/list-search'
import { firstCalls, contentParamNames } from './first-screens'
import { createQueryClient } from './query-client'
import { createShopRouter } from './router'

/**
 * Opens a URL. Returns the API paths that the loaders of its routes request, and the queries that its screen
 * reads. The site info is left out, because every page requests it.
 */
async function opened(address: string) {
  const requests: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return Promise.resolve(Response.json({ success: true, data: {} }))
  })
  window.history.replaceState(null, '', address)
  const queryClient = createQueryClient()
  // Retries are off, because a retry would count as another request. On a busy machine, the test lasts so
  // long that a retry begins, so the test would fail only sometimes.
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  const router = createShopRouter({
    queryClient,
    loadMessages: () => Promise.resolve(),
    isSignedIn: () => true,
  })
  await router.load()
  return {
    requests: requests.filter((path) => path !== '/api/website/info'),
    search: router.state.matches.at(-1)?.search,
  }
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
    const { requests } = await opened(path + query)
    expect(requests).toEqual(early.slice(1).map((call) => call.path))
  }
})

test('the calls for a search are sent by the app, not before it', () => {
  expect(contentParamNames('/products')).toEqual(Object.keys(productListSearchSchema.entries))
  for (const query of found) {
    const calls = firstCalls('/category/$slug', slug, new URLSearchParams(query))
    expect(calls).toEqual([{ path: '/api/website/info' }])
  }
})

test.each([
  ['/order-success?', 'token', '662E41'],
  ['/order-success?', 'token', '12345678901234567890'],
  ['/order-success?', 'token', '0012'],
  ['/orders/track?', 'code', '12E5'],
  ['/orders/track?', 'code', '007'],
  ['/products?', 'q', '1.50'],
  ['/products?', 'q', 'true'],
  ['/products?', 'q', 'null'],
  ['/products?', 'q', '{"a":1}'],
] as const)(
  '%s%s=%s reaches the screen and the server unchanged §12.2.5',
  async (path, name, text) => {
    const { requests, search } = await opened(`${path}${new URLSearchParams({ [name]: text })}`)
    expect(search).toEqual({ [name]: text })
    const sent = requests.flatMap((request) => [
      ...new URLSearchParams(request.split('?')[1]).values(),
    ])
    // The page of order tracking sends no call at first, because it asks the visitor for the phone number.
    expect(sent.includes(text)).toBe(path !== '/orders/track?')
  },
)
