import type { Page } from '@playwright/test'
import { driftNames, type DriftName } from '../../mocks/scenarios/names'
import { accounts } from '../../mocks/seed/accounts'
import { checkoutDraft } from '../../mocks/seed/checkout-draft'
import { expect, test } from '../fixtures'
import { linesOf, toastsOf, viewCart } from '../support/cart'
import { payName, textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'

const text = textsOf('en')
const dress = '/products/dam-chu-a-co-sen-tu-anh'
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

/** Expects that the first picture of the screen has loaded. */
async function expectPicture(page: Page): Promise<void> {
  const width = () =>
    main(page)
      .locator('img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
}

/**
 * Returns every `NaN`, `undefined`, `null`, `[object …]` or `Invalid Date` in the page's texts and
 * attributes, each with its place.
 */
async function oddTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const odd = /\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/
    const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
    const found: string[] = []
    const complain = (element: Element, what: string, text: string) => {
      if (!odd.test(text)) return
      const region = element.closest('header, main, footer, [role=dialog], head')?.tagName ?? 'BODY'
      found.push(`${region} ${element.tagName} ${what}: ${text.trim().slice(0, 120)}`.toLowerCase())
    }
    for (const element of document.querySelectorAll('*')) {
      if (silent.has(element.tagName)) continue
      for (const { name, value } of element.attributes) complain(element, name, value)
      if (element instanceof HTMLInputElement) complain(element, 'value', element.value)
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) complain(element, 'text', node.nodeValue ?? '')
    }
    return [...new Set(found)]
  })
}

/** Expects that no text and no attribute of the page shows a missing value, such as `undefined`. */
async function expectNoOddTexts(page: Page): Promise<void> {
  expect(await oddTexts(page), 'every text means something').toEqual([])
}

async function looksAround(page: Page, drift: string): Promise<void> {
  await visit(page, `/?scenario=${drift}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectPicture(page)
  await expectNoOddTexts(page)
  const dresses = page.getByRole('banner').locator('a[href="/category/dresses"]').first()
  const name = await dresses.innerText()
  await dresses.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(main(page).getByRole('article').first()).toContainText(/\d{3}\.000VND/)
  await expectPicture(page)
  await expectNoOddTexts(page)
}

async function ordersFromTheCart(page: Page): Promise<void> {
  await page.goto(dress)
  await page.evaluate(
    (form) => sessionStorage.setItem('checkout_draft', form),
    checkoutDraft('cod'),
  )
  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  // The toast does not close while the mouse is on it.
  await toastsOf(page, text).getByText(text('product.added')).hover()
  await expectNoOddTexts(page)
  await viewCart(page, text)
  await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeEnabled()
  // The browser stores the response for the cart, so the lines must be readable after a reload too.
  await page.reload()
  await expect(linesOf(page, text)).toHaveCount(1)
  await expect(linesOf(page, text)).toContainText(/\d{3}\.000VND/)
  await expectNoOddTexts(page)
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  const pay = page.getByRole('button', { name: payName(text) })
  await pay.waitFor()
  await expectNoOddTexts(page)
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const order = (await worldOf(page)('orders')).at(-1)
  expect(order).toMatchObject({ payment_method: 'cod', province_id: 79, ward_id: 26740 })
  await expect(main(page)).toContainText(order?.code ?? '?')
  await expect(main(page)).toContainText(/\d{3}\.000VND/)
  await expectNoOddTexts(page)
}

async function looksAtTheAccount(page: Page, drift: string): Promise<void> {
  await visit(page, `/account?scenario=login:shopper,${drift}`)
  await expect(main(page).getByText(accounts.shopper.email)).toBeVisible()
  await expectNoOddTexts(page)
  await page.goto('/account/orders')
  await expect(main(page).getByRole('article').first()).toContainText(/\d{3}\.000VND/)
  await expectNoOddTexts(page)
  await page.goto('/account/addresses')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(2)
  await expectNoOddTexts(page)
  await cards.last().getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('book.delete'), exact: true }).click()
  await expect(cards).toHaveCount(1)
  await expect(page.getByText(text('book.deleted'))).toBeVisible()
}

async function worksInTheBackOffice(page: Page, drift: string): Promise<void> {
  await visit(page, `/admin/orders?scenario=login:staff,${drift}`)
  await expect(rows(page)).toHaveCount(21)
  await expectNoOddTexts(page)
  await page.goto('/admin/products')
  await expect(rows(page)).toHaveCount(21)
  await expectPicture(page)
  await expectNoOddTexts(page)
  const products = async () =>
    (await worldOf(page)('products')).filter(({ is_featured }) => is_featured)
  const before = (await products()).length
  const featured = rows(page).nth(1).getByRole('switch')
  const change = (await featured.isChecked()) ? -1 : 1
  await featured.press('Space')
  await expect.poll(async () => (await products()).length).toBe(before + change)
  await expect(featured).toBeChecked({ checked: change === 1 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoOddTexts(page)
}

/**
 * Two hosts that together have every difference: one host sends few fields and one sends many.
 * src/api/answers tests each difference with each operation.
 */
const hosts: Readonly<Record<string, readonly DriftName[]>> = {
  'says no more than it must': [
    'drift.minimal',
    'drift.relativeImages',
    'drift.noSuccess',
    'drift.noBody',
  ],
  'prints what its database holds': [
    'drift.strings',
    'drift.nulls',
    'drift.extra',
    'drift.metaPages',
  ],
}

test('the hosts have every difference that the mock world knows', () => {
  expect(Object.values(hosts).flat().toSorted()).toEqual(driftNames.toSorted())
})

for (const [host, names] of Object.entries(hosts)) {
  test(`a host that ${host} serves shoppers and staff @§1.7a`, async ({ page }) => {
    const drift = names.join(',')
    await test.step('home and a list', () => looksAround(page, drift))
    await test.step('an order, cash on delivery', () => ordersFromTheCart(page))
    await test.step('the account', () => looksAtTheAccount(page, drift))
    await test.step('the back office', () => worksInTheBackOffice(page, drift))
  })
}
