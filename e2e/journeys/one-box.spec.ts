import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import { worldOf } from '../support/world'

const fewest = 9

test('a visitor orders a dress from its page with at most nine presses, the address in one box @§4.7.6 @§4.7.7', async ({
  page,
  text,
}) => {
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const type = async (label: string, typed: string) => {
    await press(page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.type(typed)
  }
  await page.goto('./products/dam-chu-a-co-sen-tu-anh')
  await press(page.getByRole('button', { name: text('product.buyNow') }))
  await type(text('auth.lastName'), 'Nguyễn Thị')
  await type(text('auth.firstName'), 'Lan')
  await press(page.getByRole('textbox', { name: text('auth.phone') }))
  await page.keyboard.type('0912345678')
  await press(page.getByRole('combobox', { name: text('checkout.street') }))
  await page.keyboard.type('12 le loi, ben nghe, q1')
  await press(page.getByRole('option', { name: /Phường Bến Nghé, Quận 1/ }))
  await expect(page.getByRole('combobox', { name: text('checkout.street') })).toHaveValue(
    '12 le loi',
  )
  await expect(page.getByRole('combobox', { name: text('address.ward') })).toHaveValue(
    'Phường Bến Nghé',
  )
  await press(page.getByText(text('checkout.payment.cod'), { exact: true }))
  await press(page.getByRole('button', { name: text('checkout.pay') }))
  await expect(page).toHaveURL(/cod-order-success/)
  expect(presses, 'presses from the product to the order').toBeLessThanOrEqual(fewest)
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject({
    address: '12 le loi',
    province_id: 79,
    district_id: 760,
    ward_id: 26_740,
  })
})

test('a pasted address fills in when the box is left; the selectors still change it @§4.7.7', async ({
  page,
  text,
}) => {
  await openCheckout(page, text)
  const box = page.getByRole('combobox', { name: text('checkout.street') })
  await box.fill('7/2 Võ Văn Tần, P.5, Q.3, TP.HCM')
  await box.press('Tab')
  await expect(box).toHaveValue('7/2 Võ Văn Tần')
  const ward = page.getByRole('combobox', { name: text('address.ward') })
  await expect(ward).toHaveValue('Phường 05')
  await ward.fill('4')
  await page.getByRole('option', { name: 'Phường 04' }).click()
  await expect(box).toHaveValue('7/2 Võ Văn Tần')
  await expect(ward).toHaveValue('Phường 04')
})

test('since July 2025 an old address becomes its new one; where the map does not know, the shop asks once @§4.7.8 @§4.7.9', async ({
  page,
  text,
}) => {
  await openCheckout(page, text, 'address.two-tier')
  const box = page.getByRole('combobox', { name: text('checkout.street') })
  const ward = page.getByRole('combobox', { name: text('address.ward') })
  await box.fill('12 Lê Lợi, Bến Nghé, Q1')
  await box.press('Tab')
  await expect(ward).toHaveValue('Phường Sài Gòn')
  await expect(box).toHaveValue('12 Lê Lợi')

  await box.fill('3 Phan Văn Trị, Phường 15, Gò Vấp')
  await box.press('Tab')
  const question = page.getByRole('group', { name: /Phường 15, Quận Gò Vấp/ })
  await question.getByRole('button', { name: 'Phường An Nhơn' }).click()
  await expect(question).toBeHidden()
  await expect(ward).toHaveValue('Phường An Nhơn')
  await expect(box).toHaveValue('3 Phan Văn Trị')
})
