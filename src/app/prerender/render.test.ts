import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { pageCalls, PrerenderedPage } from './places'
import type { renderScreen } from './render'

const { fetch } = globalThis

let shop: { pageCalls: typeof pageCalls; renderScreen: typeof renderScreen }

beforeAll(async () => {
  // Modules read the configuration when they load, so the test loads them again after it has changed the
  // configuration.
  vi.resetModules()
  globalThis.shopConfigText = JSON.stringify({
    apiBase: 'https://api.example',
    base: '/shop/',
    siteUrl: 'https://shop.example',
  })
  shop = { ...(await import('./places')), ...(await import('./render')) }
}, 60_000)

afterAll(() => {
  globalThis.shopConfigText = undefined
  globalThis.fetch = fetch
  vi.resetModules()
})

/** Renders a page. `dataOf` returns the data of the response to each API call of the page. */
function render(place: PrerenderedPage, dataOf: (path: string) => unknown) {
  const answers = shop
    .pageCalls(place)
    .map(({ path }) => [path, JSON.stringify({ success: true, data: dataOf(path) })])
  return shop.renderScreen(place, Object.fromEntries(answers), 'https://shop.example')
}

const renderList = (list: object) =>
  render({ to: '/products', path: '/products', params: {} }, () => list)

test('the answers of an API on another origin are in the page', async () => {
  const prices = { price: 250_000, min_price: 250_000, max_price: 250_000 }
  const products = [{ id: 1, name: 'Đầm lụa', slug: 'dam-lua', ...prices }]
  const { html } = await renderList({ products, pagination: { current_page: 1, last_page: 1 } })
  expect(html).toContain('Đầm lụa')
})

test('URLs in the page use the public URL of the shop, whatever the API sends', async () => {
  const website = { name: 'Mộc Lan', url: 'https://api-says.example' }
  const list = { products: [], pagination: { current_page: 1, last_page: 1 } }
  const { tags, structured } = await render(
    { to: '/category/$slug', path: '/category/dam', params: { slug: 'dam' } },
    (path) => (path.includes('website') ? { website } : list),
  )
  const address = 'https://shop.example/shop/category/dam'
  expect(
    tags.filter(({ value }) => value[1].startsWith('http')).map(({ value }) => value[1]),
  ).toEqual([address, address, `${address}?lang=en`, address, address])
  expect(structured).toContain('"https://shop.example/shop/"')
  expect(structured).not.toContain('api-says')
})

test('script in a server’s answer does not run', async () => {
  const attacks = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<!--><iframe srcdoc=x>',
  ]
  const products = attacks.map((attack, index) => ({
    id: index + 1,
    name: attack,
    slug: attack,
    image: `javascript:${attack}`,
    price: 1,
    min_price: 1,
    max_price: 1,
    category: { id: 1, name: attack, slug: attack },
  }))
  const { html, css } = await renderList({
    products,
    pagination: { current_page: 1, last_page: 1 },
  })
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(
    (html + css).match(
      /<(script>alert|img src=x|svg\/|iframe)[^>]{0,60}|="javascript:(?!throw)[^>]{0,60}/g,
    ),
  ).toBeNull()
})

test('a screen without its data is not rendered as a page', async () => {
  await expect(renderList({ products: 'none' })).rejects.toThrow('/api/products')
})

test('content below the first view is rendered at its place, however long it is', async () => {
  const description = 'Lụa tơ tằm dệt tay. '.repeat(1000)
  const section = {
    section_key: 'office_lady',
    order: 1,
    is_active: true,
    content: { description },
  }
  const { html } = await render({ to: '/', path: '/', params: {} }, (path) =>
    path.includes('section') ? [section] : path.includes('banner') ? [] : {},
  )
  expect(html).toContain(description.trim())
  // React would put late parts at the end of the page in a `<template>`, and a script would have to move
  // them.
  expect(html).not.toContain('<template')
})
