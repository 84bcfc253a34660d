import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { firstCalls } from './places'
import type { renderScreen } from './render'

const place = { to: '/products', path: '/products', params: {} } as const
const { fetch } = globalThis

let shop: { firstCalls: typeof firstCalls; renderScreen: typeof renderScreen }

beforeAll(async () => {
  // The configuration is read as the modules are loaded.
  vi.resetModules()
  globalThis.shopConfigText = JSON.stringify({ apiBase: 'https://api.example' })
  shop = { ...(await import('./places')), ...(await import('./render')) }
}, 60_000)

afterAll(() => {
  globalThis.shopConfigText = undefined
  globalThis.fetch = fetch
  vi.resetModules()
})

/** Renders the list of all products with this data for its calls. */
function renderList(list: object) {
  const answer = JSON.stringify({ success: true, data: list })
  const answers = shop.firstCalls(place).map(({ path }) => [path, answer])
  return shop.renderScreen(place, Object.fromEntries(answers), 'https://shop.example')
}

test('the answers of an API on another origin are in the page', async () => {
  const prices = { price: 250_000, min_price: 250_000, max_price: 250_000 }
  const products = [{ id: 1, name: 'Đầm lụa', slug: 'dam-lua', ...prices }]
  const { html } = await renderList({ products, pagination: { current_page: 1, last_page: 1 } })
  expect(html).toContain('Đầm lụa')
})

test('a screen without its data is not a page', async () => {
  await expect(renderList({ products: 'none' })).rejects.toThrow('/api/products')
})
