import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { button, rows } from './staff'

const text = textsOf('en')

const dialog = (page: Page) => page.getByRole('dialog')
const step = (page: Page, name: Parameters<typeof text>[0]) =>
  dialog(page).getByRole('button', { name: text(name), exact: true })
const state = (page: Page, name: Parameters<typeof text>[0]) =>
  page.getByText(text(name), { exact: true }).first()
const message = (page: Page) =>
  dialog(page).getByRole('textbox', { name: text('adminReturns.answer') })

/** Returns the shopper's newest delivered order with its items, and the reader of the mock world's tables. */
async function ownOrder(page: Page) {
  const world = worldOf(page)
  const own = (await world('orders')).filter(
    ({ user_id, status }) => user_id === 1 && status === 'delivered',
  )
  const order = own.at(-1)
  if (!order) throw new Error('The seed has no such order')
  const items = (await world('order_items')).filter(({ order_id }) => order_id === order.id)
  return { world, order, items }
}

test('a shopper asks for a refund; staff approve it, receive one piece as new and one damaged, and refund; the shopper sees each step @§10.17.1 @§10.17.4 @§10.17.5 @§10.17.8', async ({
  page,
}) => {
  const { world, order, items } = await ownOrder(page)
  // The shopper returns the whole order, so the shop must refund the whole payment.
  await visit(page, `/account/orders/${order.code}?lang=en&scenario=login:shopper`)
  await button(page, 'return.ask').click()
  const lines = dialog(page).getByRole('combobox', { name: text('return.quantity') })
  await expect(lines.first()).toBeVisible()
  for (const line of await lines.all()) {
    const most = await line.locator('option').last().getAttribute('value')
    await line.selectOption(most)
  }
  for (const wish of await dialog(page)
    .getByRole('combobox', { name: text('return.wish') })
    .all())
    await wish.selectOption('refund')
  await step(page, 'return.send').click()
  await expect(dialog(page)).toBeHidden()

  await visit(page, '/admin/returns?lang=en&scenario=login:staff')
  await expect(rows(page).filter({ hasText: order.code })).toContainText(
    text('return.state.requested'),
  )
  await rows(page).getByRole('link', { name: order.code }).click()
  await button(page, 'adminReturns.move.approved').click()
  await message(page).fill('Send it to 12 Hàng Gai')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/move')) sent += 1
  })
  await step(page, 'adminReturns.move.approved').dblclick()
  await expect(state(page, 'return.state.approved')).toBeVisible()
  expect(sent).toBe(1)

  const shelf = async () => {
    const own = new Set(items.map(({ variant_id }) => variant_id))
    const stocks = (await world('variants')).filter(({ id }) => own.has(id))
    return stocks.reduce((sum, { stock }) => sum + stock, 0)
  }
  const before = await shelf()
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  await button(page, 'adminReturns.move.received').click()
  await dialog(page)
    .getByRole('combobox', { name: text('adminReturns.damaged') })
    .first()
    .selectOption('1')
  await step(page, 'adminReturns.move.received').click()
  await expect(state(page, 'return.state.received')).toBeVisible()
  expect(await shelf()).toBe(before + units - 1)

  await button(page, 'adminReturns.move.refunded').click()
  const amount = dialog(page).getByRole('textbox', { name: text('adminReturns.amount') })
  const whole = order.total_amount.toLocaleString('vi-VN')
  await expect(amount).toHaveValue(whole)
  await amount.fill(String(order.total_amount + 1))
  await step(page, 'adminReturns.move.refunded').click()
  await expect(dialog(page).getByText(/^Enter an amount of up to/)).toBeVisible()
  await amount.fill(String(order.total_amount))
  await dialog(page)
    .getByRole('combobox', { name: text('adminReturns.method') })
    .selectOption('transfer')
  await dialog(page)
    .getByRole('textbox', { name: text('adminReturns.reference') })
    .fill('FT26')
  await step(page, 'adminReturns.move.refunded').click()
  await expect(dialog(page)).toBeHidden()
  const refund = `${whole}VND refunded · bank transfer · reference FT26`
  await expect(page.getByText(refund)).toBeVisible()
  await page.getByRole('button', { name: text('adminOrders.order.changes') }).click()
  await expect(page.getByText(/Return: Return received → Refunded/)).toBeVisible()

  await visit(page, `/account/orders/${order.code}?lang=en&scenario=login:shopper`)
  await expect(page.getByText(refund)).toBeVisible()
  const steps = page.getByRole('list', { name: text('return.steps') }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(page.getByText(/Send it to 12 Hàng Gai/)).toBeVisible()
})

test('a return that staff open in one tab is announced in the window of the other tab at once @§11.1.10', async ({
  page,
  context,
}) => {
  const { world, order } = await ownOrder(page)
  await visit(page, `/admin/orders/${order.id}?lang=en&scenario=login:staff`)
  const other = await context.newPage()
  await other.goto(`/admin/orders/${order.id}`)
  for (const tab of [page, other]) {
    await button(tab, 'adminReturns.byPhone').click()
    await dialog(tab)
      .getByRole('combobox', { name: text('return.quantity') })
      .first()
      .selectOption('1')
    const wish = dialog(tab)
      .getByRole('combobox', { name: text('adminReturns.byPhone.wish') })
      .first()
    await wish.selectOption('refund')
  }
  const before = (await world('order_returns')).length
  await step(page, 'return.send').click()
  await expect(dialog(page)).toBeHidden()
  await expect(dialog(other).getByText(text('unsaved.elsewhere'))).toBeVisible()
  expect(await world('order_returns')).toHaveLength(before + 1)
})
