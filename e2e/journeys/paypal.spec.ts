import { expect, expectNoAxeViolations, test } from '../fixtures'
import { answerOnPaypal, approveOnPaypal, openPaypalCheckout } from '../support/checkout'
import { ordersSince, worldOf } from '../support/world'

test('an approved payment is captured once and leads to its order @§2.1.1 @§9.6 @§2.10.4 @§2.10.4d @§2.11.4a @§4.8.5 @§4.8.6 @§4.8.4 @§4.10.1', async ({
  page,
  text,
}) => {
  const pay = await openPaypalCheckout(page, text)
  const world = worldOf(page)
  const before = (await world('orders')).length
  await expect(page.getByText(/21[.,]35\sUSD \(1\sUSD = 26\.000VND\)/), 'said before').toBeVisible()
  await pay.click()
  await page.waitForURL(/\/mock\/paypal\?token=EC-/)
  await expect(page.getByText(/21[.,]35\sUSD/)).toBeVisible()
  await expectNoAxeViolations(page)
  await answerOnPaypal(page, 'approve')

  await expect(page).toHaveURL(/\/order-success\?token=EC-/)
  await expect(page.getByText(text('payment.success'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order.success.title'))
  await expect(page.getByText(text('order.success.email').replace('{hours}', '24'))).toBeVisible()
  const orders = await world('orders')
  expect(orders).toHaveLength(before + 1)
  const order = orders.at(-1)
  expect(order).toMatchObject({ payment_method: 'paypal', payment_status: 'successful' })
  await expect(page.getByText(order?.code ?? '?')).toBeVisible()

  // After a reload, the page shows the same order, PayPal takes no second payment, and the ordered lines are
  // not in the cart.
  await page.reload()
  await expect(page.getByText(order?.code ?? '?')).toBeVisible()
  expect((await world('orders')).at(-1)?.updated_at).toBe(order?.updated_at)
  await page.goto('/cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
})

test('a cancelled payment keeps the cart, the lines and the form; the shopper can pay in cash instead @phone @§2.10.1 @§8.11.1 @§2.10.5 @§4.8.6', async ({
  page,
  text,
}) => {
  const pay = await openPaypalCheckout(page, text)
  await pay.click()
  await answerOnPaypal(page, 'cancel')
  await expect(page.getByText(text('payment.error.cancelled'))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('textbox', { name: text('auth.phone') })).toHaveValue('0912 345 678')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
  await pay.click()
  await expect(page).toHaveURL(/cod-order-success/)
  const orders = (await worldOf(page)('orders')).slice(-2)
  expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
})

test('a closed payment goes on as the same order @phone @§4.8.5', async ({ page, text }) => {
  const pay = await openPaypalCheckout(page, text)
  await pay.click()
  await page.waitForURL(/\/mock\/paypal/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { ordered } = await ordersSince(page)
  await page.goBack()
  await expect(
    page.getByRole('combobox', { name: text('checkout.street'), exact: true }),
  ).toHaveValue('12 Nguyễn Huệ')
  await pay.click()
  await approveOnPaypal(page, text)
  expect(await ordered(), 'no second order').toBe(0)
})
