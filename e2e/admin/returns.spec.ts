import type { Page } from '@playwright/test'
import { isOpen } from '../../src/domain/returns/moves'
import { shopDay } from '../../src/lib/dates'
import { countDays } from '../../src/lib/days'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind, button, rows } from './staff'

const text = textsOf('en')

const dialog = (page: Page) => page.getByRole('dialog')
const step = (page: Page, name: Parameters<typeof text>[0]) =>
  dialog(page).getByRole('button', { name: text(name), exact: true })
const state = (page: Page, name: Parameters<typeof text>[0]) =>
  page.getByText(text(name), { exact: true }).first()
const message = (page: Page) =>
  dialog(page).getByRole('textbox', { name: text('adminReturns.answer') })

/** A caller sends back one piece of the first line, and would like it in a size that there is. */
async function askByPhone(page: Page): Promise<void> {
  await button(page, 'adminReturns.byPhone').click()
  const first = (role: 'combobox' | 'radiogroup', name: Parameters<typeof text>[0]) =>
    dialog(page)
      .getByRole(role, { name: text(name) })
      .first()
  await first('combobox', 'return.quantity').selectOption('1')
  const sizes = first('radiogroup', 'return.size').getByRole('radio', { disabled: false })
  await sizes.first().check({ force: true })
  await step(page, 'return.send').click()
}

/** The shopper's newest delivered order. */
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

test('a shopper asks for money back, staff approve it, take one piece as new and one damaged, and refund her; she sees each step @§10.17.1 @§10.17.4 @§10.17.5 @§10.17.9', async ({
  page,
}) => {
  const { world, order, items } = await ownOrder(page)
  // All of it: then all that she paid goes back.
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
  await expect(dialog(page).getByText(/^Please enter an amount, at most/)).toBeVisible()
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
  await page.getByText(text('activity.history'), { exact: true }).click()
  await expect(page.getByText(/Return: Received back → Refunded/)).toBeVisible()

  await visit(page, `/account/orders/${order.code}?lang=en&scenario=login:shopper`)
  await expect(page.getByText(refund)).toBeVisible()
  const steps = page.getByRole('list', { name: text('return.steps') }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(page.getByText(/Send it to 12 Hàng Gai/)).toBeVisible()
})

test.describe('a caller wants another size', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('gets it at no price, once, although the answer is lost; both orders name each other @§10.17.3 @§10.17.6 @§10.17.8', async ({
    page,
  }) => {
    const { world, order, items } = await ownOrder(page)
    await visit(page, `/admin/orders/${order.id}?lang=en&scenario=login:staff`)
    await askByPhone(page)
    await expect(state(page, 'return.state.requested')).toBeVisible()

    // A colleague approves it meanwhile: this press finds that done.
    await button(page, 'adminReturns.move.approved').click()
    const { id } = (await world('order_returns')).at(-1) ?? { id: 0 }
    const path = `/api/admin/orders/${order.id}/returns/${id}/move`
    await askBehind(page, { method: 'POST', path, body: { state: 'declined', answer: 'No' } })
    await step(page, 'adminReturns.move.approved').click()
    await expect(dialog(page).getByText(text('adminReturns.error.already'))).toBeVisible()
    await step(page, 'adminReturns.cancel').click()
    await expect(state(page, 'return.state.declined')).toBeVisible()

    // Declined can be asked for again.
    await askByPhone(page)
    await button(page, 'adminReturns.move.approved').click()
    await step(page, 'adminReturns.move.approved').click()
    await button(page, 'adminReturns.move.received').click()
    await step(page, 'adminReturns.move.received').click()
    await expect(state(page, 'return.state.received')).toBeVisible()
    await expect(dialog(page)).toBeHidden()

    await visit(page, `/admin/orders/${order.id}?lang=en&scenario=login:staff,moveReturn.lost*1`)
    await button(page, 'adminReturns.move.exchanged').click()
    const product = dialog(page).getByRole('combobox', { name: text('adminOrders.new.variant') })
    const [line] = items
    const other = (await world('variants')).find(
      (one) => one.product_id === line?.product_id && one.stock > 0,
    )
    await product.fill(other?.sku ?? '')
    await expect(page.getByRole('option').first()).toContainText(other?.sku ?? '')
    await product.press('ArrowDown')
    await product.press('Enter')
    await expect(dialog(page).getByText(text('adminReturns.exchange.even'))).toBeVisible()
    const count = (await world('orders')).length
    await step(page, 'adminReturns.move.exchanged').click()
    await expect(dialog(page)).toBeHidden()
    const orders = await world('orders')
    expect(orders).toHaveLength(count + 1)
    const made = orders.at(-1)
    expect(made).toMatchObject({ exchange_of: order.id, total_amount: 0, user_id: order.user_id })

    const madeOf = page.getByRole('list', { name: text('return.title') })
    await madeOf.getByRole('link', { name: made?.code, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${made?.code}`)
    await expect(page.getByRole('link', { name: order.code, exact: true })).toBeVisible()
    await visit(page, `/account/orders/${order.code}?lang=en&scenario=login:shopper`)
    await expect(page.getByRole('link', { name: made?.code, exact: true })).toBeVisible()
  })
})

test('the queue has the oldest first, narrows by state and words, and goes by keys; its count stands in the menu @§10.17.2', async ({
  page,
}) => {
  await visit(page, '/admin/returns?lang=en&scenario=login:staff,returns.open')
  const list = rows(page)
  await expect(list).toHaveCount(21)
  await expect(page.getByText('20 returns waiting')).toBeAttached()
  const [oldest = ''] = (await worldOf(page)('order_returns'))
    .filter(isOpen)
    .map(({ requested_at }) => requested_at)
    .toSorted()
  const days = countDays({ from: shopDay(new Date(oldest)), to: shopDay() }) - 1
  await expect(list.nth(1)).toContainText(`${days} days`)
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(list.nth(1).getByRole('link').first()).toBeFocused()
  await page
    .getByRole('combobox', { name: text('field.status') })
    .selectOption({ label: text('return.state.received') })
  await expect(page).toHaveURL(/state=received/)
  await expect(list.nth(1)).toContainText(text('return.state.received'))
})
