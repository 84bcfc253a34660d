import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { callsOf, editDelivery, openCheckout, savedSummary } from '../support/checkout'
import type { Text } from '../support/texts'
import { worldOf } from '../support/world'

const savedOf = (page: Page, text: Text) =>
  page.getByRole('radiogroup', { name: text('saved.title') })

/** Reads the street and the region of the form, from the ward up. */
async function expectDelivery(page: Page, text: Text, street: string, region: string) {
  await expect(page.getByRole('combobox', { name: text('address.ward') })).not.toHaveValue('')
  await expect(page.getByText(`${region}, Việt Nam`, { exact: true })).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: text('checkout.street'), exact: true }),
  ).toHaveValue(street)
}

/** Splits a written address into street and region. */
function parted(address: string): [street: string, region: string] {
  const parts = address.split(', ')
  return [parts.slice(0, -3).join(', '), parts.slice(-3).join(', ')]
}

test('the default address is filled in and ordered to @phone @§2.10.5c', async ({ page, text }) => {
  const pay = await openCheckout(page, text, 'login:shopper')
  const world = worldOf(page)
  const own = async () =>
    (await world('addresses')).filter((row) => row.user_id === accounts.shopper.id)
  const [first, second] = await own()
  if (!first || !second) throw new Error('The shopper has two addresses')

  const saved = savedOf(page, text)
  const card = (address: string) => saved.locator('label', { hasText: address }).getByRole('radio')
  await expect(savedSummary(page, text)).toContainText(first.address)
  await editDelivery(page, text)
  await expect(card(first.address)).toBeFocused()
  await expect(card(first.address)).toBeChecked()
  await expectDelivery(page, text, ...parted(first.address))
  await card(second.address).check()
  await expectDelivery(page, text, ...parted(second.address))
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
  // The address is saved already: only the default mark moves.
  await page.getByRole('checkbox', { name: text('checkout.setDefault') }).check()
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const order = (await world('orders')).at(-1)
  expect(order).toMatchObject({ user_id: accounts.shopper.id, full_name: second.name })
  await expect.poll(async () => (await own()).map((row) => row.is_default)).toEqual([false, true])

  await page.getByRole('link', { name: text('order.history') }).click()
  await expect(page.getByRole('main').getByText(order?.code ?? '?')).toBeVisible()

  await openCheckout(page, text)
  await expect(savedSummary(page, text)).toContainText(second.address)
  await editDelivery(page, text)
  await expect(card(second.address)).toBeChecked()
  await saved.getByRole('radio', { name: text('saved.other') }).check()
  await expect(
    page.getByRole('combobox', { name: text('checkout.street'), exact: true }),
  ).toHaveValue('')
  await fillCheckout(page, text)
  await expect(saved.getByRole('radio', { name: text('saved.other') })).toBeChecked()
  await page.getByRole('checkbox', { name: text('checkout.setDefault') }).check()
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  await expect.poll(async () => (await own()).length).toBe(3)
  await page.goto('/account/addresses')
  const book = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: text('book.default') })
  await expect(book).toContainText('12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh')
})

test('visitors load nothing; a draft wins over the address @phone', async ({ page, text }) => {
  await openCheckout(page, text)
  expect(await callsOf(page, 'userAddresses')).toBe(0)
  await expect(savedOf(page, text)).toHaveCount(0)
  const name = page.getByRole('textbox', { name: text('checkout.firstName'), exact: true })
  await name.fill('Mai')
  await openCheckout(page, text, 'login:shopper')
  await expect(savedOf(page, text).getByRole('radio', { name: text('saved.other') })).toBeChecked()
  await expect(name).toHaveValue('Mai')
})

test('in a checkout without districts a saved address of before July 2025 becomes its new form; where it may be in several wards, she is asked once @phone @§4.7.8 @§4.7.9', async ({
  page,
  text,
}) => {
  const pay = await openCheckout(page, text, 'login:shopper,address.two-tier')
  await expect(savedSummary(page, text)).toContainText('45 Lý Thường Kiệt, Xã Thiên Lộc, Hà Nội')

  // What the map can't decide, as it is saved.
  const world = worldOf(page)
  const [, second] = (await world('addresses')).filter((row) => row.user_id === accounts.shopper.id)
  const address = '3 Phan Văn Trị, Phường 15, Quận Gò Vấp, TP. Hồ Chí Minh'
  await page.request.put(`/__world/addresses/${second?.id}`, { data: { address } })
  await page.reload()
  await savedOf(page, text).getByText(address).click()
  const question = page.getByRole('group', { name: /Phường 15, Quận Gò Vấp/ })
  await question.getByRole('button', { name: 'Phường An Nhơn' }).click()
  await expect(question).toBeHidden()
  await expectDelivery(page, text, '3 Phan Văn Trị', 'Phường An Nhơn, TP. Hồ Chí Minh')
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await world('orders')).at(-1)).toMatchObject({ address: '3 Phan Văn Trị' })
})
