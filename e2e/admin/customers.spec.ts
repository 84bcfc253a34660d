import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'

const text = textsOf('en')

test('whoever calls is found by the number, with the sums, addresses and orders @§10.12.1a @§10.12.2 @§10.12.3 @§10.12.4', async ({
  page,
}) => {
  await visit(page, '/admin/customers?sort=-total&scenario=login:staff')
  const orders = (await worldOf(page)('orders')).filter(({ user_id }) => user_id === 1)
  const table = page.getByRole('table', { name: text('adminCustomers.title') })
  await expect(table.getByRole('row')).toHaveCount(21)
  await page
    .getByRole('searchbox', { name: text('adminCustomers.search') })
    .fill('+84 (0)912.345.678')
  await expect(page).toHaveURL(/q=/)
  const row = table.getByRole('row').filter({ hasText: 'Nguyễn Minh Anh' })
  await expect(row).toContainText(String(orders.length))

  // What was asked for is kept under a name, and opened again.
  const views = page.getByRole('button', { name: text('table.views'), exact: true })
  await views.click()
  const kept = page.getByRole('dialog', { name: text('table.views') })
  await kept.getByRole('textbox').fill('Chị Minh Anh')
  await page.keyboard.press('Enter')
  await page.goto('/admin/customers')
  await views.click()
  await kept.getByRole('button', { name: 'Chị Minh Anh', exact: true }).click()
  await expect(page).toHaveURL(/q=.*sort=-total/)
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(row).toBeVisible()

  // The quick search finds the same.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: text('adminKeys.palette') }).fill('84912345678')
  const customers = page.getByRole('group', { name: text('adminKeys.group.customers') })
  await customers.getByRole('option', { name: /^Nguyễn Minh Anh/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Minh Anh' })).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/customers\/user-1$/)
  const delivered = orders.filter(({ status }) => status === 'delivered')
  const total = delivered.reduce((sum, order) => sum + order.total_amount, 0)
  await expect(page.getByRole('region', { name: text('adminCustomers.sums') })).toContainText(
    `${total.toLocaleString('vi-VN')}VND`,
  )
  await expect(page.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/)
  const own = page.getByRole('table', { name: text('adminOrders.ofCustomer') })
  await own.getByRole('link', { name: orders.at(-1)?.code ?? '' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: orders.at(-1)?.code ?? '' }),
  ).toBeFocused()
})
