import { formatDay } from '../../src/lib/dates'
import { expect, test } from '../fixtures'
import { fillLogin } from '../support/people'
import { worldOf } from '../support/world'

/** A time zone 18 hours behind Vietnam: dates are still the shop's. */
test.use({ timezoneId: 'Pacific/Pago_Pago' })

test('an order of the past, and the same again @desktop @§2.12.4a', async ({
  page,
  shopLocale,
  text,
}) => {
  await test.step('a visitor signs in where the orders are, and stays there @§2.1.9 @§2.1.10 @§2.12.5b @§2.12.5c', async () => {
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
