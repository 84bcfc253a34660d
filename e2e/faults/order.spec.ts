import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { textsOf } from '../support/texts'
import { browserWorld } from '../support/world'
import type { Page } from '@playwright/test'

const product = '/products/dam-chu-a-co-sen-tu-anh'

/** A fault makes the browser report the failed call; nothing else may be said in the console. */
test.use({ expectedMessages: ['Failed to load resource'] })

async function openFilledCheckout(page: Page, scenario: string, locale: 'vi' | 'en') {
  const text = textsOf(locale)
  await page.goto(`${product}?scenario=${scenario}`)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  await fillCheckout(page, text)
  const pay = page.getByRole('button', { name: text('checkout.pay') })
  return { text, pay, world: browserWorld(page) }
}

test('a refused order says why, keeps the form and can be sent again', async ({
  page,
  shopLocale,
}) => {
  const scenario = 'createOrder.serverError*1'
  const { text, pay, world } = await openFilledCheckout(page, scenario, shopLocale)
  const before = (await world('orders')).length
  await pay.click()
  await expect(page.getByRole('alert').getByText('Có lỗi xảy ra khi tạo đơn hàng')).toBeVisible()
  await expect(page.getByRole('textbox', { name: text('checkout.phone') })).toHaveValue(
    '0912 345 678',
  )
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await world('orders')).length).toBe(before + 1)
})

test('an order whose answer got lost is the same order when it is sent again', async ({
  page,
  shopLocale,
}) => {
  const { text, pay, world } = await openFilledCheckout(page, 'createOrder.lost*1', shopLocale)
  const before = (await world('orders')).length
  await pay.click()
  await expect(page.getByRole('alert').getByText(text('order.error.cannotConnect'))).toBeVisible()
  expect((await world('orders')).length, 'the server took it').toBe(before + 1)
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await world('orders')).length, 'one order').toBe(before + 1)
})

test('a double click on pay sends one order', async ({ page, shopLocale }) => {
  const { text, pay, world } = await openFilledCheckout(page, 'createOrder.slow', shopLocale)
  const before = (await world('orders')).length
  await pay.dblclick()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await world('orders')).length).toBe(before + 1)
})

test('a checkout without lines leads to the cart', async ({ page, shopLocale }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(textsOf(shopLocale)('cart.empty'), { exact: true })).toBeVisible()
})

test('leaving the checkout clears it: the way back ends in the cart', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(product)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  // The address changes before the screen does, here and below.
  await expect(page.getByRole('heading', { name: text('checkout.title') })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mộc Lan/ })
    .click()
  await expect(page.getByRole('heading', { name: text('checkout.title') })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a price that rose is said at its line; paying again orders at the new one', async ({
  page,
  shopLocale,
}) => {
  const { text, pay, world } = await openFilledCheckout(page, 'latency:0', shopLocale)
  const before = (await world('orders')).length
  await page.evaluate(() => window.__mockWorld?.setScenario('cart.price-changed'))
  await pay.click()
  const note = { vi: /Giá đã đổi từ 690.000VND thành 710.000VND/, en: /from 690.000VND to 710/ }
  await expect(page.getByRole('listitem').getByText(note[shopLocale])).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  expect((await world('orders')).length, 'nothing is ordered').toBe(before)
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await world('orders')).length).toBe(before + 1)
})

test('a variant that is gone leaves the order, and nothing can be ordered without it', async ({
  page,
  shopLocale,
}) => {
  const { text, pay, world } = await openFilledCheckout(page, 'latency:0', shopLocale)
  const before = (await world('orders')).length
  await page.evaluate(() => window.__mockWorld?.setScenario('cart.variant-gone'))
  await pay.click()
  await expect(
    page.getByRole('listitem').getByText(text('checkout.line.gone'), { exact: true }),
  ).toBeVisible()
  await pay.click()
  await expect(page.getByText(text('checkout.nothingLeft'))).toBeVisible()
  expect((await world('orders')).length).toBe(before)
})

test('where prices can not be checked nothing is ordered until they can', async ({
  page,
  shopLocale,
}) => {
  const { text, pay } = await openFilledCheckout(page, 'latency:0', shopLocale)
  await page.evaluate(() => window.__mockWorld?.setScenario('syncCartProducts.serverError*2'))
  await pay.click()
  await expect(page.getByText(text('checkout.error.sync'))).toBeVisible()
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
})
