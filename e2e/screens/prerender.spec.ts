import type { Locator, Page, Route } from '@playwright/test'
import type { ProductDetailResponse } from '../../src/api/generated/model'
import { formatVnd } from '../../src/lib/numbers'
import { expect, test } from '../fixtures'
import { makePrerenderedPages, openHeld, watchLastOf } from '../support/prerender'
import type { Text } from '../support/texts'
import { setScenario } from '../support/world'

const slug = 'dam-chu-a-co-sen-tu-anh'
const path = `/products/${slug}`
const isProduct = (url: URL) => url.pathname === `/api${path}`

// One worker runs all tests of this file, so that the prerendered pages are made only once.
test.describe.configure({ mode: 'default' })

let folder = ''
/** The product's price, in whole VND. */
let amount = 0
let price = ''
test.beforeAll(async ({ baseURL }) => {
  folder = makePrerenderedPages(baseURL ?? '', ['/', '/category/dresses', path])
  const answer = await fetch(`${baseURL}/api${path}`)
  const { data }: ProductDetailResponse = await answer.json()
  amount = data.product.min_price
  price = formatVnd(amount)
})

const openPrerendered = (page: Page, origin?: string, options?: { at?: number; to?: string }) =>
  openHeld(page, { folder, origin: origin ?? '', to: path, ...options })

const shown = (page: Page) => page.locator('#prerendered')

const addIn = (place: Locator, text: Text) =>
  place.getByRole('button', { name: text('product.addToCart'), exact: true })

test('the shop takes the page over without a jump and keeps the focus @§11.5.3', async ({
  page,
  baseURL,
  text,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(document.documentElement.dataset.moved ?? 0)
        document.documentElement.dataset.moved = String(moved + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const start = await openPrerendered(page, baseURL)
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shown(page).getByText(price).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await addIn(shown(page), text).first().focus()
  await start()
  await expect(shown(page)).toHaveCount(0)
  await expect(addIn(page.getByRole('main'), text).first()).toBeFocused()
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02)
})

test('a link works before the app starts @§11.5.3', async ({ page, baseURL }) => {
  await openPrerendered(page, baseURL)
  await shown(page).getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('a new price is shown, and a gone product is not', async ({
  page,
  baseURL,
  text,
  expectedMessages,
}) => {
  expectedMessages.push('404')
  await page.route(isProduct, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      body: (await answer.text()).replaceAll(String(amount), String(amount + 50_000)),
    })
  })
  const start = await openPrerendered(page, baseURL)
  await expect(shown(page).getByText(price).first()).toBeVisible()
  await start()
  await expect(
    page
      .getByRole('main')
      .getByText(formatVnd(amount + 50_000))
      .first(),
  ).toBeVisible()

  await page.unroute(isProduct)
  await setScenario(page, 'productDetail.notFound')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: text('product.error.notFound') })).toBeVisible()
})

test('an old price stays hidden until the API has answered @§11.5.5', async ({ page, baseURL }) => {
  const answers: Route[] = []
  await page.route(isProduct, (route) => void answers.push(route))
  const start = await openPrerendered(page, baseURL, { at: Date.now() - 86_400_001 })
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shown(page).getByText(price).first()).toBeHidden()
  await start()
  await expect.poll(() => answers.length).toBe(1)
  await page.unroute(isProduct)
  await answers[0]?.continue()
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
})

test('another variant or language starts without the prerendered page @§11.5.5', async ({
  page,
  baseURL,
}) => {
  await openPrerendered(page, baseURL, { to: `${path}?variant=1` })
  await expect(page.locator('.first-bar')).toBeVisible()
  await expect(shown(page)).toBeHidden()
  await page.goto('about:blank')
  await page.goto(`${path}?lang=en`, { waitUntil: 'commit' })
  await expect(page.locator('.first-bar')).toBeVisible()
  await expect(shown(page)).toBeHidden()
})

test('a shopper who has scrolled before the script runs keeps their place', async ({
  page,
  baseURL,
}) => {
  const start = await openPrerendered(page, baseURL)
  await expect(shown(page).locator('main')).toBeVisible()
  const end = () =>
    page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return Math.round(window.scrollY)
    })
  // Waits until the page's height stays the same, because content below the first view has a height only
  // after it was drawn.
  await expect.poll(async () => (await end()) === (await end())).toBe(true)
  expect(await end()).toBeGreaterThan(100)
  const last = await watchLastOf(page)
  await start()
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.body.style.minHeight)).toBe('')
  // The content must not jump, not even for a moment.
  expect(await last.moved()).toBeLessThan(8)
})
