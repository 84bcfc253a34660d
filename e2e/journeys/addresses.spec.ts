import { expect, test } from '../fixtures'
import { openAccount } from '../support/people'
import { worldOf, visit } from '../support/world'

test('an address is added, made the default, changed and deleted; then the book is empty @desktop @§1.1b @§6.2a @§2.12.3 @§4.9.1 @§4.9.2 @§8.10.2a @§8.10.2b @§8.10.2c @§8.10.3', async ({
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

  // The default address comes first; only another address can replace it as the default.
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

  // The server chooses another default.
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

test('addresses send visitors home @phone @§2.1.10 @§2.12.5a @§6.2b', async ({ page, text }) => {
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
