import type { Locator } from '@playwright/test'
import { test, expect } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { payName } from '../support/texts'
import { worldOf } from '../support/world'

test('a shopper finds a dress and orders it with cash on delivery @both @§14.5a @§1.1 @§6.1 @§2.1.1 @§2.9.1 @§2.10.1 @§2.11.1 @§4.8.4 @§2.10.5 @§2.11.3 @§9.7g', async ({
  page,
  shopLocale,
  isMobile,
}) => {
  await buyADress({ page, locale: shopLocale, phone: isMobile, world: worldOf(page) })
})

const fewest = 9

test('a visitor orders a dress from its page with at most nine clicks, the address in one box @§4.7.6 @§4.7.7', async ({
  page,
  text,
}) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const type = async (label: string, typed: string) => {
    await click(page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.type(typed)
  }
  await page.goto('./products/dam-chu-a-co-sen-tu-anh')
  await click(page.getByRole('button', { name: text('product.buyNow') }))
  await type(text('auth.lastName'), 'Nguyễn Thị')
  await type(text('auth.firstName'), 'Lan')
  await click(page.getByRole('textbox', { name: text('auth.phone') }))
  await page.keyboard.type('0912345678')
  await click(page.getByRole('combobox', { name: text('checkout.street') }))
  await page.keyboard.type('12 le loi, ben nghe, q1')
  await click(page.getByRole('option', { name: /Phường Bến Nghé, Quận 1/ }))
  await expect(page.getByRole('combobox', { name: text('checkout.street') })).toHaveValue(
    '12 le loi',
  )
  await expect(page.getByRole('combobox', { name: text('address.ward') })).toHaveValue(
    'Phường Bến Nghé',
  )
  await click(page.getByText(text('checkout.payment.cod'), { exact: true }))
  await click(page.getByRole('button', { name: payName(text) }))
  await expect(page).toHaveURL(/cod-order-success/)
  expect(clicks, 'clicks from the product to the order').toBeLessThanOrEqual(fewest)
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject({
    address: '12 le loi',
    province_id: 79,
    district_id: 760,
    ward_id: 26_740,
  })
})
