import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { brand } from '../support/brand'
import { linesOf } from '../support/cart'
import { keepDraft } from '../support/checkout'
import { test, visitFirst } from '../support/offline-shop'
import { payName, contentOf } from '../support/texts'
import { everythingStored, ordersSince, worldOf } from '../support/world'

// The browser logs calls that get no answer, because the connection or the host is missing.
test.use({
  expectedMessages: [
    // In one test, the worker's own script is missing on purpose.
    'bad HTTP response code',
    'Failed to load resource',
    'net::ERR',
    'FetchEvent',
    'NetworkError',
    'access control',
  ],
})

const dress = 'dam-chu-a-co-sen-tu-anh'

/** Returns the paths of the API answers that the worker stores. */
function keptReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' answers '))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('a page that was opened before opens without a connection, and refreshes with one; the cart works @§2.18.1', async ({
  page,
  context,
  shop,
  text,
  shopLocale,
}) => {
  const dresses = contentOf(shopLocale)('Đầm')
  await visitFirst(page, shop, '/category/dresses')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: dresses })).toBeVisible()
  await page.goto(`${shop.url}/products/${dress}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  await expect
    .poll(() => keptReads(page))
    .toEqual(
      expect.arrayContaining([
        '/api/products/by-category/dresses',
        `/api/products/${dress}`,
        '/api/cart/products',
      ]),
    )

  await context.setOffline(true)
  await page.goto(`${shop.url}/category/dresses`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`${shop.url}/cart`)
  await expect(linesOf(page, text)).toHaveCount(1)
  await page.goto(`${shop.url}/products/ao-chua-ai-xem`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  await page.goto(`${shop.url}/category/dresses`)
  await expect(page.getByRole('heading', { level: 1, name: dresses })).toBeVisible()
  const fromApi = page.waitForResponse(
    (response) => response.url().includes('by-category') && !('x-seen' in response.headers()),
  )
  await context.setOffline(false)
  // The test fires `online` itself, because the browser never does so on a machine without any network.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await fromApi
})

test('an order waits for the connection and goes on by a click @§2.18.1', async ({
  page,
  context,
  shop,
  text,
}) => {
  await visitFirst(page, shop, `/products/${dress}`)
  await keepDraft(page, 'cod')
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  const pay = page.getByRole('button', { name: payName(text) })
  await expect(pay).toBeEnabled()
  await expect.poll(() => keptReads(page)).toContain('/api/cart/products')
  const { ordered } = await ordersSince(page)

  await context.setOffline(true)
  await pay.click()
  await expect(page.getByText(text('checkout.waits')).first()).toBeVisible()
  await context.setOffline(false)
  expect(await ordered(), 'nothing was sent').toBe(0)
  await pay.click()
  await expect(page).toHaveURL(/cod-order-success/)
  expect(await ordered()).toBe(1)
})

test('the shop can be installed @§2.18.8', async ({ page, shop }) => {
  await page.goto(shop.url)
  const address = await page
    .locator('link[rel=manifest]')
    .evaluate((link: HTMLLinkElement) => link.href)
  const manifest = await (await page.request.get(address)).json()
  expect(manifest).toMatchObject({ name: brand.name, display: 'standalone', start_url: './' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, new URL(src, address).href)
    expect(size, src).toBe(sizes)
  }
})

test('`--no-worker` removes an installed worker @§2.18.5 @§11.4.1', async ({ page, shop }) => {
  await visitFirst(page, shop, '/')
  await shop.configure('--no-worker')
  await page.goto(shop.url)
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return [registrations.length, (await caches.keys()).length]
    })
  await expect.poll(left).toEqual([0, 0])
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await left()).toEqual([0, 0])
})

test('a worker that can not be installed changes nothing @§2.18.5', async ({ page, shop }) => {
  void shop.lose(/display.*woff2$/)
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return registration ? [registration.active, registration.waiting] : 'gone'
      }),
    )
    .toBe('gone')
})

test('the worker stores no personal data @§2.18.3', async ({ page, shop }) => {
  await visitFirst(page, shop, '/')
  const login = await page.request.post('/__world/scenario', {
    data: { scenario: 'login:shopper' },
  })
  const { token } = await login.json()
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.goto(`${shop.url}/account/orders`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${shop.url}/products/${dress}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await keptReads(page)
  expect(kept.filter((path) => /users|orders|wishlist/.test(path))).toEqual([])
  expect(kept).not.toContain(`/api/products/${dress}`)

  await test.step('nor a photo of a return', async () => {
    const order = (await worldOf(page)('orders')).findLast(({ status }) => status === 'delivered')
    const buffer = readFileSync('contract/picture.png')
    const image = { name: 'a.png', mimeType: 'image/png', buffer }
    const sent = await page.request.post(`/api/orders/${order?.code}/returns/photos`, {
      multipart: { order_phone: order?.phone ?? '', image },
    })
    await page.evaluate(
      async (photo) => {
        const shown = new Image()
        // The worker recognises an order's pictures by this referrer policy, and does not store them.
        shown.referrerPolicy = 'no-referrer'
        shown.src = photo
        await shown.decode()
      },
      (await sent.json()).data.url,
    )
    const all = await everythingStored(page)
    expect(all, 'pictures of products are kept').toContain('/artwork/')
    expect(all).not.toContain('/return-photos/')
  })
})
