import type { Locator, Page, Route } from '@playwright/test'
import type { ProductDetailResponse } from '../../src/api/generated/model'
import { expect, test } from '../fixtures'
import { storedLines } from '../support/cart'
import { makePrerenderedPages, openHeld } from '../support/prerender'
import type { Text } from '../support/texts'

const product = '/products/dam-chu-a-co-sen-tu-anh'
const list = '/category/dresses'
const isCall = (url: URL) => url.pathname.startsWith('/api/')

// All tests run in one worker, so that the prerendered pages are made only once.
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
/** Opens a prerendered page and stops its start at a moment. The returned function continues the start. */
type Open = (page: Page, origin: string, to: string) => Promise<() => Promise<void>>

const moments: Record<string, Open> = {
  'before the script': (page, origin, to) => openHeld(page, { folder, origin, to }),
  async 'between the script and the data'(page, origin, to) {
    const calls: Route[] = []
    await page.route(isCall, (route) => void calls.push(route))
    const start = await openHeld(page, { folder, origin, to, at: Date.now() - 86_400_001 })
    await start()
    // The router has written its first history state.
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    return async () => {
      await page.unroute(isCall)
      for (const call of calls) await call.fallback()
    }
  },
}

type Row = {
  to: string
  click: (place: Locator, text: Text) => Promise<void>
  outcome: (page: Page, text: Text) => Promise<void>
}

const rows: Record<string, Row> = {
  menu: {
    to: '/',
    click: (place, text) => inHeader(place, text('shell.openMenu')).click(),
    outcome: (page, text) =>
      expect(page.getByRole('dialog', { name: text('shell.menu') })).toBeVisible(),
  },
  'a colour, a size, "add" twice and the cart: one product of that colour and size': {
    to: product,
    async click(place, text) {
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
  'buy: nothing is in the cart': {
    to: product,
    click: (place, text) =>
      place
        .getByRole('button', { name: text('product.buyNow') })
        .first()
        .click(),
    async outcome(page) {
      await expect(page).toHaveURL('/checkout')
      expect(await storedLines(page)).toEqual([])
    },
  },
  'a colour on a card and its link: the product in that colour': {
    to: list,
    async click(place) {
      const card = place
        .getByRole('article')
        .filter({ has: place.page().getByRole('radio') })
        .first()
      await card.getByRole('radio').nth(1).click({ force: true })
      await card.getByRole('link').first().click()
    },
    outcome: (page) => expect(page).toHaveURL(/\/products\/.*variant=\d+/),
  },
}

for (const [moment, open] of Object.entries(moments))
  for (const [name, { to, click, outcome }] of Object.entries(rows))
    test(`clicked ${moment}: ${name} @§11.5.3 @§11.5.8`, async ({ page, baseURL, text }) => {
      const goOn = await open(page, baseURL ?? '', to)
      await click(shown(page), text)
      await goOn()
      await outcome(page, text)
    })
