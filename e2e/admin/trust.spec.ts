import type { AdminOrderListResponse } from '../../src/api/generated/model'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { rows } from './staff'

const text = textsOf('en')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('who confirms a cash order sees refused parcels, writes over Zalo and copies the confirmation @§10.6.12 @§10.6.13', async ({
  page,
}) => {
  await page.route(/\/api\/admin\/orders\?/, async (route) => {
    const answer = await route.fetch()
    const body: AdminOrderListResponse = await answer.json()
    const orders = body.data.orders.map((order) => ({ ...order, refused_count: 2 }))
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, orders } } })
  })
  await visit(page, '/admin/orders?status=pending&payment_method=cod&scenario=login:staff')
  const order = (await worldOf(page)('orders')).find(
    ({ status, payment_method }) => status === 'pending' && payment_method === 'cod',
  )
  const row = rows(page).nth(1)
  await expect(row.getByText('refused 2 parcels')).toBeVisible()
  await expect(
    row.getByRole('link', { name: `Write to ${order?.full_name} over Zalo` }),
  ).toHaveAttribute('href', `https://zalo.me/${order?.phone.replace(/\D/g, '')}`)
  await expectNoAxeViolations(page)
  const code = order?.code ?? ''
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = page.getByRole('button', { name: `Copy the confirmation of ${code}` })
  await copy.click()
  await expect(page.getByText(`The confirmation of ${code} is copied`)).toBeVisible()
  expect(await copied()).toContain(code)

  await page.getByRole('link', { name: code, exact: true }).click()
  await expect(page.getByText(text('adminOrders.order.earlier'))).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await copy.click()
  await expect
    .poll(copied)
    .toMatch(new RegExp(`${code}:\n1 × [^]*\nTotal: [^]*/orders/track\\?code=${code}$`))
})
