import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind } from './staff'

const text = textsOf('en')

test('a price and an order that somebody changed are told, and the price is taken back @§10.11.1a @§10.11.4', async ({
  page,
}) => {
  await visit(page, '/admin?scenario=login:staff')
  const world = worldOf(page)
  const order = (await world('orders')).find(({ status }) => status === 'pending')
  const variant = async () => (await world('variants')).find(({ product_id }) => product_id === 1)
  const before = await variant()
  if (!order || !before) throw new Error('The seed has nothing to change')
  const asked = await askBehind(page, { path: '/api/admin/products/1' })
  const { product } = JSON.parse(asked.text).data
  const variants = product.variants.map((one: { id: number }) =>
    one.id === before.id ? { ...one, price: 123_000, original_price: null } : one,
  )
  await askBehind(page, {
    method: 'PUT',
    path: '/api/admin/products/1',
    body: { ...product, variants },
  })
  const move = { move: 'confirm', orders: [{ id: order.id }] }
  await askBehind(page, { method: 'POST', path: '/api/admin/orders/moves', body: move })

  // The quick search leads to the log.
  await page.keyboard.press('Control+k')
  await page
    .getByRole('combobox', { name: text('adminKeys.palette') })
    .fill(text('admin.nav.activity'))
  await page.getByRole('option', { name: text('admin.nav.activity') }).click()
  const rows = page.getByRole('table', { name: text('activity.title') }).getByRole('row')
  const [moved, priced] = [rows.nth(1), rows.nth(2)]
  await expect(moved).toContainText(order.code)
  await expect(moved).toContainText('Status: Pending → Processing')
  const was = `${before.price.toLocaleString('vi-VN')}VND`
  await expect(priced).toContainText(`Price: ${was} → 123.000VND`)
  const staff = (await world('users')).find(({ is_staff }) => is_staff)
  await expect(priced).toContainText(staff?.full_name ?? '')

  await priced.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/products\/1\/edit\?version=\d+/)
  const back = page.getByRole('button', { name: /Take back .*, Price: / })
  await back.press('Enter')
  await expect(page.getByText(/Price is .* again\. Save to apply it\./)).toBeVisible()
  await expect(back).toBeFocused()
  await page.getByRole('button', { name: text('adminProduct.save'), exact: true }).click()
  await expect.poll(async () => (await variant())?.price).toBe(before.price)
})
