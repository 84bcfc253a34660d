import type { Locator, Page, Route } from '@playwright/test'
import { slowedDown } from '../../scripts/bench/visit'
import type { ProductDetailResponse } from '../../src/api/generated/model'
import { expect, test } from '../fixtures'
import { keepCart, storedLines } from '../support/cart'
import { makePrerenderedPages, openHeld, servePrerenderedPages } from '../support/prerender'
import type { Text } from '../support/texts'

const product = '/products/dam-chu-a-co-sen-tu-anh'
const list = '/category/dresses'
const isCall = (url: URL) => url.pathname.startsWith('/api/')

// One worker after the other: the prerendered pages are made once.
test.describe.configure({ mode: 'default' })

let folder = ''
test.beforeAll(({ baseURL }) => {
  folder = makePrerenderedPages(baseURL ?? '', ['/', list, product])
})

const shown = (page: Page) => page.locator('#root')
const option = (place: Locator, name: string, nth: number) =>
  place.getByRole('radiogroup', { name }).getByRole('radio').nth(nth)
const add = (place: Locator, text: Text) =>
  place.getByRole('button', { name: text('product.addToCart'), exact: true }).first()
const inHeader = (place: Locator, name: string | RegExp) =>
  place.getByRole('banner').getByRole('button', { name, exact: true })
const cartButton = (place: Locator) => place.locator('header [data-name=cart]')
const quantities = async (page: Page) => (await storedLines(page)).map(({ quantity }) => quantity)
const home = (place: Locator) => place.getByRole('banner').locator('a[href="/"]').first()

/** Opens a prerendered page at a moment of its start. What is returned lets the start go on. */
type Open = (page: Page, origin: string, to: string) => Promise<() => Promise<void>>

/** Opens a prerendered page on a phone's link and processor, so long ago in ms. */
const after =
  (ms: number): Open =>
  async (page, origin, to) => {
    await slowedDown(page)
    await servePrerenderedPages(page, folder, { origin })
    await page.goto(to, { waitUntil: 'commit' })
    await page.waitForFunction((moment) => performance.now() > moment, ms)
    return async () => {}
  }

const moments: Record<string, Open> = {
  'before the script': (page, origin, to) => openHeld(page, { folder, origin, to }),
  async 'between the script and the data'(page, origin, to) {
    const calls: Route[] = []
    await page.route(isCall, (route) => void calls.push(route))
    const start = await openHeld(page, { folder, origin, to, at: Date.now() - 86_400_001 })
    await start()
    // The router writes down where it stands.
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    return async () => {
      await page.unroute(isCall)
      for (const call of calls) await call.fallback()
    }
  },
  ...(process.env['SLOW_LINK'] !== undefined && {
    'after 300 ms': after(300),
    'after 800 ms': after(800),
    'after 1500 ms': after(1500),
    'after 2500 ms': after(2500),
  }),
}

interface Row {
  to: string
  press: (place: Locator, text: Text) => Promise<void>
  outcome: (page: Page, text: Text) => Promise<void>
  before?: (page: Page) => Promise<void>
}

const opens = (press: Parameters<Text>[0], opened: Parameters<Text>[0], to = '/'): Row => ({
  to,
  press: (place, text) => inHeader(place, text(press)).click(),
  outcome: (page, text) => expect(page.getByRole('dialog', { name: text(opened) })).toBeVisible(),
})

const rows: Record<string, Row> = {
  menu: opens('shell.openMenu', 'shell.menu'),
  search: opens('shell.search', 'shell.search'),
  account: opens('shell.account', 'auth.login.title', product),
  'a colour, a size, "add" twice and the cart: one product of that colour and size': {
    to: product,
    async press(place, text) {
      await option(place, text('product.color'), 1).click({ force: true })
      await option(place, text('product.size'), 2).click({ force: true })
      await add(place, text).click()
      await add(place, text).click()
      await cartButton(place).click()
    },
    async outcome(page, text) {
      await expect(page.getByRole('dialog', { name: text('cart.title') })).toBeVisible()
      const { data }: ProductDetailResponse = await (
        await page.request.get(`/api${product}`)
      ).json()
      const { colors, variants } = data.product
      const lines = await storedLines(page)
      const bought = lines.map(({ variantId, quantity }) => [
        ...(variants.find(({ id }) => id === variantId)?.attributes ?? []).map(
          ({ value }) => value,
        ),
        quantity,
      ])
      expect(bought).toEqual([[colors[1]?.name, 'L', 1]])
    },
  },
  'the cart of who has something in it': {
    to: product,
    before: (page) => keepCart(page, 'dam-chu-a-co-sen-tu-anh', 'ao-dai-lua-ha-dong-nguyet-cat'),
    press: (place) => cartButton(place).click(),
    outcome: (page, text) =>
      expect(page.getByRole('dialog', { name: text('cart.title') })).toBeVisible(),
  },
  'buy: nothing is in the cart': {
    to: product,
    press: (place, text) =>
      place
        .getByRole('button', { name: text('product.buyNow') })
        .first()
        .click(),
    async outcome(page) {
      await expect(page).toHaveURL('/checkout')
      expect(await storedLines(page)).toEqual([])
    },
  },
  '"add" and a link: the link waits for its turn': {
    to: product,
    async press(place, text) {
      await add(place, text).click()
      await home(place).click()
    },
    async outcome(page) {
      await expect(page).toHaveURL('/')
      await expect.poll(() => quantities(page)).toEqual([1])
    },
  },
  'the language, then "add", whose name it changes': {
    to: product,
    before: (page) => page.setViewportSize({ width: 800, height: 1000 }),
    async press(place, text) {
      await place.locator('button[lang=en]').click()
      await add(place, text).click()
    },
    async outcome(page) {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('header [data-count="1"]')).toBeVisible()
      await expect.poll(() => quantities(page)).toEqual([1])
    },
  },
  'the order of a list': {
    to: list,
    press: async (place) => void (await place.locator('main select').selectOption('low-to-high')),
    async outcome(page) {
      await expect(page).toHaveURL(/sort=low-to-high/)
      await expect(page.locator('main select')).toHaveValue('low-to-high')
    },
  },
  'a colour on a card and its link: the product in that colour': {
    to: list,
    async press(place) {
      const card = place
        .getByRole('article')
        .filter({ has: place.page().getByRole('radio') })
        .first()
      await card.getByRole('radio').nth(1).click({ force: true })
      await card.getByRole('link').first().click()
    },
    outcome: (page) => expect(page).toHaveURL(/\/products\/.*variant=\d+/),
  },
  'a link': {
    to: product,
    press: (place) => home(place).click(),
    outcome: (page) => expect(page).toHaveURL('/'),
  },
}

for (const [moment, open] of Object.entries(moments))
  for (const [name, { to, press, outcome, before }] of Object.entries(rows))
    test(`pressed ${moment}: ${name} @§11.5.3 @§11.5.8`, async ({ page, baseURL, text }) => {
      await before?.(page)
      const goOn = await open(page, baseURL ?? '', to)
      await press(shown(page), text)
      await goOn()
      await outcome(page, text)
    })

test('the focus, what is selected and scrolled, and a colour that has another place since @§11.5.8', async ({
  page,
  baseURL,
  text,
}) => {
  const goOn = await openHeld(page, {
    folder,
    origin: baseURL ?? '',
    to: product,
    at: Date.now() - 86_400_001,
  })
  const isProduct = (url: URL) => url.pathname === `/api${product}`
  await page.route(isProduct, async (route) => {
    const json: ProductDetailResponse = await (await route.fetch()).json()
    json.data.product.colors.reverse()
    await route.fulfill({ json })
  })
  const second = option(shown(page), text('product.color'), 0)
  const name = (await second.getAttribute('value')) ?? ''
  await option(shown(page), text('product.color'), 1).click({ force: true })
  await second.focus()
  const title = shown(page).getByRole('heading', { level: 1 })
  await title.selectText()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  const chosen = await selected()
  expect(chosen).toBe(await title.textContent())
  await page.evaluate(() => window.scrollBy(0, 200))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await goOn()
  await expect(page.locator('#prerendered')).toHaveCount(0)
  const same = page.getByRole('main').locator(`input[value="${name}"]`)
  await expect(same).toBeFocused()
  expect(await selected()).toBe(chosen)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(8)
})
