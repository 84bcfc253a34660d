import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { editDelivery, openCheckout, savedSummary } from '../support/checkout'
import { openAccount } from '../support/people'
import type { Text } from '../support/texts'
import { visit, worldOf } from '../support/world'

test('an address is added, made the default, changed and deleted; then the book is empty @desktop @§1.1 @§6.1 @§2.12.3 @§4.9.1 @§8.10.1', async ({
  page,
  text,
}) => {
  await visit(page, '/addresses?scenario=login:shopper')
  await expect(page).toHaveURL(/\/account\/addresses/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  const window = page.getByRole('dialog')
  const field = (id: 'name' | 'phone' | 'address') =>
    window.getByRole('textbox', { name: text(id === 'phone' ? 'auth.phone' : `book.${id}`) })
  const save = window.getByRole('button', { name: text('book.save') })
  const isDefault = window.getByRole('checkbox')

  await page.getByRole('button', { name: text('book.add') }).click()
  await field('name').fill('  Trần Thị Ỵ ')
  await field('phone').fill('+84 (0)912-345-678')
  await field('address').fill('12 Lê Lợi\nPhường Bến Nghé\nTP. Hồ Chí Minh')
  await save.click()
  await expect(page.getByText(text('book.saved.new'))).toBeVisible()
  await expect(cards).toHaveCount(3)
  await expect(page.getByRole('button', { name: text('book.add') })).toBeFocused()
  await expect(cards.last()).toContainText('0912 345 678')
  await expect(cards.last()).toContainText('12 Lê Lợi, Phường Bến Nghé, TP. Hồ Chí Minh')

  // The default address comes first. It stays the default until another address takes its place.
  const edit = cards.filter({ hasText: 'Trần Thị Ỵ' }).getByRole('button').first()
  await edit.click()
  await isDefault.check()
  await field('name').fill('Trần Thị Ỵ Lan')
  await save.click()
  await expect(page.getByText(text('book.saved.changed'))).toBeVisible()
  await expect(cards.first()).toContainText('Trần Thị Ỵ Lan')
  await expect(page.getByText(text('book.default'), { exact: true })).toHaveCount(1)
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(isDefault).toBeDisabled()
  await expect(isDefault).toBeChecked()
  await window.getByRole('button', { name: text('book.cancel') }).click()

  // After the default address is deleted, the server makes another address the default.
  const remove = cards.first().getByRole('button').last()
  for (const left of [2, 1, 0]) {
    await remove.click()
    await window.getByRole('button', { name: text('book.delete'), exact: true }).click()
    await expect(cards).toHaveCount(left)
    await expect(page.getByText(text('book.default'), { exact: true })).toHaveCount(left && 1)
    const next = left ? cards.first().getByRole('button').first() : page.locator('#add-address')
    await expect(next).toBeFocused()
  }
  await expect(page.getByText(text('book.deleted')).first()).toBeVisible()
  await expect(page.getByText(text('book.empty.title'))).toBeVisible()
  const saved = await worldOf(page)('addresses')
  expect(saved.filter(({ user_id }) => user_id === 1)).toEqual([])
})

test('addresses send visitors home @phone @§2.1.1 @§2.12.5 @§6.1', async ({ page, text }) => {
  await page.goto('/account/addresses')
  await expect(page).toHaveURL('/')
  const why = page.getByText(text('account.signIn.text'))
  await expect(why).toHaveCount(1)
  await visit(page, '/addresses?scenario=login:shopper')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const signOut = page.getByRole('main').getByRole('button', { name: text('account.signOut') })
  await signOut.click()
  await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(why).toHaveCount(0)
  await openAccount(page, text)
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})

const savedOf = (page: Page, text: Text) =>
  page.getByRole('radiogroup', { name: text('saved.title') })

/**
 * Expects that the form contains this street, and that the selectors contain this region. The region begins
 * with the ward.
 */
async function expectDelivery(page: Page, text: Text, street: string, region: string) {
  for (const [index, place] of region.split(', ').entries()) {
    const level = (['address.ward', 'address.district', 'address.province'] as const)[index]
    if (level) await expect(page.getByRole('combobox', { name: text(level) })).toHaveValue(place)
  }
  await expect(
    page.getByRole('combobox', { name: text('checkout.street'), exact: true }),
  ).toHaveValue(street)
}

/** Splits a written address into its street and its region. */
function parted(address: string): [street: string, region: string] {
  const parts = address.split(', ')
  return [parts.slice(0, -3).join(', '), parts.slice(-3).join(', ')]
}

test('the default address is filled in and ordered to @phone @§2.10.5', async ({ page, text }) => {
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
  // The checkbox only makes the address the default, because the address is already in the address book.
  await page.getByRole('checkbox', { name: text('checkout.setDefault') }).check()
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const order = (await world('orders')).at(-1)
  expect(order).toMatchObject({ user_id: accounts.shopper.id, full_name: second.name })
  await expect.poll(async () => (await own()).map((row) => row.is_default)).toEqual([false, true])

  await page.getByRole('link', { name: text('order.history') }).click()
  await expect(page.getByRole('main').getByText(order?.code ?? '?')).toBeVisible()
})
