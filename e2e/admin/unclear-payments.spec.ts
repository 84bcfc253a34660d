import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { askBehind, button, pressUntil } from './staff'

const text = textsOf('en')
const list = '/admin/orders?payment_state=unclear&scenario=login:staff,payments.unclear'
const tab = (page: Page) =>
  page
    .getByRole('navigation', { name: text('adminOrders.tabs') })
    .getByRole('link', { name: text('adminOrders.tab.unclear') })
const card = (page: Page) =>
  page
    .getByRole('region', { name: text('paymentCheck.title') })
    .or(page.getByRole('region', { name: text('field.paymentCheck') }))
const payments = async (page: Page) =>
  (await worldOf(page)('payments')).filter(({ token }) => token?.startsWith('EC-UNCLEAR'))

test('a queue of unclear payments: PayPal is asked again, one is marked by hand, and taken back @§10.18.1 @§10.18.2 @§10.18.3 @§10.18.4 @§10.18.5', async ({
  page,
}) => {
  await visit(page, list)
  await expect(tab(page)).toContainText('3')
  const row = (doubt: 'no_answer' | 'other_amount') =>
    page
      .locator('[data-row]')
      .filter({ hasText: text(`adminOrders.doubt.${doubt}`) })
      .first()
  await row('no_answer').getByRole('link', { name: /^ML/ }).click()
  await button(page, 'paymentCheck.capture').dblclick({ delay: 40 })
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(text('adminOrders.paid.successful'))
  expect((await payments(page)).filter(({ status }) => status === 'successful')).toHaveLength(2)

  await page.goBack()
  await expect(tab(page)).toContainText('2')
  const link = row('other_amount').getByRole('link', { name: /^ML/ })
  await link.waitFor()
  await pressUntil(link, (soon) => expect(page).toHaveURL(/orders\/\d+/, soon))
  await page.getByRole('radio', { name: text('paymentCheck.paid'), exact: true }).check()
  await page
    .getByRole('textbox', { name: text('paymentCheck.reason') })
    .fill('5 USD sent back, transaction 8AB')
  await button(page, 'paymentCheck.mark').click()
  await expect(card(page)).toContainText(text('paymentCheck.checked.paid'))
  await expect(card(page)).toContainText('5 USD sent back, transaction 8AB')
  const history = page.getByRole('main').getByText(text('field.paymentCheck'))
  await expect(history.first()).toBeVisible()
  await button(page, 'paymentCheck.reopen').click()
  await expect(button(page, 'paymentCheck.mark')).toBeVisible()
  expect((await payments(page)).map(({ check_result }) => check_result)).toEqual(['', '', ''])
})

test.describe('when something is in the way', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('an order that was paid and is cancelled stays among them until its money went back, and the answer to that may be lost @§10.18.7 @§10.18.8', async ({
    page,
  }) => {
    const world = worldOf(page)
    await visit(page, '/admin/orders?lang=en&scenario=login:staff')
    const variant = (await world('variants')).find(({ stock }) => stock > 5)
    const body = {
      full_name: 'Trần Thị Bích',
      phone: '0987650001',
      province_id: 1,
      district_id: 5,
      ward_id: 167,
      address: '12 Xuân Thủy',
      payment_method: 'cod',
      items: [{ product_id: variant?.product_id, variant_id: variant?.id, quantity: 1 }],
      is_paid: true,
    }
    await askBehind(page, { method: 'POST', path: '/api/admin/orders', body })
    const order = (await world('orders')).at(-1)
    await page.goto(`/admin/orders/${order?.id}`)
    await button(page, 'adminOrders.move.cancelled').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(text('adminOrders.cancel.paid'))
    await dialog.getByRole('button', { name: text('adminOrders.cancel.reason.changed') }).click()
    await dialog.getByRole('button', { name: text('adminOrders.move.cancelled') }).click()
    const owed = page.getByRole('region', { name: text('paymentCheck.refund.title') })
    await expect(owed).toBeVisible()
    await visit(page, '/admin/orders?payment_state=unclear')
    await expect(tab(page)).toContainText('1')
    await expect(page.locator('[data-row]')).toContainText(text('adminOrders.doubt.to_refund'))
    await page.getByRole('link', { name: order?.code ?? '' }).click()
    await owed.getByRole('textbox', { name: text('adminReturns.reference') }).fill('FT26')
    await setScenario(page, 'settlePayment.lost*1')
    const note = owed.getByRole('button', { name: text('paymentCheck.refund') })
    await note.click()
    // The page reads the order again: what was noted is there, whatever became of the answer.
    await expect(owed).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(text('adminOrders.paid.refunded'))
    await expect(page.getByRole('main')).toContainText('reference FT26')
    const refunds = await world('order_refunds')
    expect(refunds.filter(({ order_id }) => order_id === order?.id)).toMatchObject([
      { amount: order?.total_amount, reference: 'FT26' },
    ])
  })

  test('a lost answer is one mark, and a colleague who was faster is seen @§10.18.6', async ({
    page,
  }) => {
    await visit(page, list)
    await page.locator('[data-row]').first().getByRole('link', { name: /^ML/ }).click()
    const id = Number(/\d+$/.exec(page.url())?.[0])
    await page.getByRole('radio', { name: text('paymentCheck.unpaid'), exact: true }).check()
    const reason = page.getByRole('textbox', { name: text('paymentCheck.reason') })
    await reason.fill('Nothing at PayPal')
    await setScenario(page, 'payments.unclear', 'settlePayment.500')
    await button(page, 'paymentCheck.mark').click()
    await expect(card(page).getByRole('alert')).toBeVisible()
    await expect(reason).toHaveValue('Nothing at PayPal')

    await setScenario(page, 'payments.unclear', 'settlePayment.lost')
    await button(page, 'paymentCheck.mark').click()
    await expect(card(page)).toContainText(text('paymentCheck.checked.unpaid'))
    const log = (await worldOf(page)('activity')).filter(({ object_id }) => object_id === id)
    expect(log).toHaveLength(1)

    // The page shows the mark; a colleague takes it back meanwhile, and marks it otherwise.
    await setScenario(page, 'payments.unclear')
    const path = `/api/admin/orders/${id}/payment`
    await askBehind(page, { method: 'POST', path, body: { action: 'paid', reason: 'It is there' } })
    await button(page, 'paymentCheck.reopen').click()
    await expect(card(page).getByRole('alert')).toHaveText(text('paymentCheck.error.overtaken'))
    await expect(card(page)).toContainText('It is there')
    expect((await payments(page)).find(({ order_id }) => order_id === id)).toMatchObject({
      check_result: 'paid',
      status: 'successful',
    })
  })
})
