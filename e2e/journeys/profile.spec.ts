import { accounts } from '../../mocks/seed/accounts'
import { formatDay } from '../../src/lib/dates'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { fillLogin } from '../support/people'
import { worldOf } from '../support/world'

test('a visitor signs in on the account page, corrects their profile, and finds it again after a reload @phone @§2.1.1 @§2.12.1', async ({
  page,
  text,
}) => {
  const main = page.getByRole('main')
  await page.goto('/account')
  await expect(page).toHaveTitle(`${text('account.signIn.title')} · ${brand.name}`)
  await main.getByRole('button', { name: text('account.signIn.button') }).click()
  await fillLogin(page, text)
  await expect(main.getByText(accounts.shopper.email)).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: text('profile.title') })).toBeFocused()

  const update = main.getByRole('button', { name: text('profile.update') })
  await update.click()
  const form = page.getByRole('form', { name: text('profile.form') })
  const field = (id: Parameters<typeof text>[0]) => form.getByRole('textbox', { name: text(id) })
  const [firstName, birthday] = [field('auth.firstName'), field('profile.birthday')]
  await expect(field('auth.lastName')).toBeFocused()
  await firstName.fill('Thu  Hà ')
  await page.reload()
  await expect(firstName, 'what was typed outlives a reload').toHaveValue('Thu  Hà ')
  await expect(page.getByText(text('editor.draft.restored'))).toBeVisible()
  await birthday.clear()
  await birthday.pressSequentially('150890')
  await expect(birthday).toHaveValue('15/08/90')
  await form.getByRole('combobox', { name: text('profile.sex') }).selectOption('unsaid')
  await field('auth.phone').fill('+84 (0)987-654-321')
  await form.getByRole('button', { name: text('profile.save') }).click()
  await expect(page.getByText(text('profile.saved'))).toBeVisible()
  await expect(update).toBeFocused()

  await page.reload()
  for (const words of ['Thu Hà', '15/08/90', text('profile.sex.unsaid'), '0987 654 321'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Nguyễn Thu Hà')
})

// This shopper's clock is 18 hours behind Vietnam. Dates must still be in the shop's time zone.
test.use({ timezoneId: 'Pacific/Pago_Pago' })

test('a shopper opens a past order and orders the same again @desktop @§2.12.4', async ({
  page,
  shopLocale,
  text,
}) => {
  await test.step('a visitor signs in where the orders are, and stays there @§2.1.1 @§2.12.5', async () => {
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/account\/orders$/)
    await page.getByRole('button', { name: text('account.signIn.button') }).click()
    await fillLogin(page, text)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/account\/orders$/)
  })

  const first = page.getByRole('main').getByRole('article').first()
  const code = await first.getByRole('link').innerText()
  const order = (await worldOf(page)('orders')).find((one) => one.code === code)
  await expect(first).toContainText(formatDay(order?.created_at ?? '', shopLocale))
  await page.getByRole('link', { name: text('account.orders.tab.completed') }).click()
  await expect(page).toHaveURL(/tab=completed/)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('list', { name: text('account.order.timeline') })).toBeVisible()
  await page.getByRole('button', { name: text('account.order.reorder') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('cart.title') })).toBeVisible()
  await expect(page.getByText(text('cart.empty'), { exact: true })).toHaveCount(0)
})
