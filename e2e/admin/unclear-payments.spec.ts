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
