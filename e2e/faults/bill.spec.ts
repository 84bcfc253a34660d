import { expect, test } from '../fixtures'
import { answerOnPaypal, openCheckout, openPaypalCheckout } from '../support/checkout'
import { ordersSince, worldOf } from '../support/world'

/** The browser itself logs refused calls. No other console message is allowed. */
test.use({ expectedMessages: ['Failed to load resource'] })

const changed = {
  vi: 'Phí giao hàng: 45.000VND, trước đó 30.000VND',
  en: 'Delivery fee: 45.000VND, before 30.000VND',
}

test('a total that changed before the click is shown line by line, and ordered by one more click @§9.7j @§9.7l', async ({
  page,
  shopLocale,
  text,
}) => {
  const pay = await openCheckout(page, text, 'bill.changed', 'cod')
  const { ordered } = await ordersSince(page)
  const summary = page.getByRole('region', { name: text('checkout.summary') })
  await expect(summary).toContainText('555.000VND')
  await pay.click()
  const notice = page.getByRole('group', { name: text('bill.changed.title') })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(changed[shopLocale])
  await expect(summary, 'the bill is the new one').toContainText('45.000VND')
  expect(await ordered(), 'nothing is ordered').toBe(0)
  await notice.getByRole('button', { name: text('bill.changed.agree') }).click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const amounts = { total_amount: 570_000, shipping_amount: 45_000 }
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject(amounts)
  expect(await ordered()).toBe(1)
})

test('a payment of another total is asked about before PayPal @§9.7j @§9.7l', async ({
  page,
  shopLocale,
  text,
}) => {
  const scenario = 'quoteOrder.notOffered,bill.changed'
  const pay = await openPaypalCheckout(page, text, scenario)
  await pay.click()
  const notice = page.getByRole('group', { name: text('bill.charged.title') })
  await expect(notice).toContainText(changed[shopLocale])
  await expect(page).toHaveURL(/\/checkout$/)
  const { ordered } = await ordersSince(page)
  await notice.getByRole('button', { name: /570\.000VND/ }).click()
  await answerOnPaypal(page, 'approve')
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect(await ordered(), 'no second order').toBe(0)
})
