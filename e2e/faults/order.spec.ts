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
