import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { editDelivery, openCheckout, savedSummary } from '../support/checkout'
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
})
