import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import {
  answerOnPaypal,
  approveOnPaypal,
  callsOf,
  goToPaypal,
  openPaypalCheckout,
} from '../support/checkout'
import { setScenario, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a failed capture leads to the cart @§4.8.6 @§8.11.1 @§8.11.2', async ({ page, text }) => {
  const pay = await openPaypalCheckout(page, text, 'createOrder.html*1')
  const world = worldOf(page)

  await test.step('a PayPal order that the server can not create shows an error and keeps the form @§8.9.1', async () => {
    await pay.click()
    await expect(page.getByRole('alert').getByText(text('order.error.createFailed'))).toBeVisible()
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  })

  await pay.click()
  await answerOnPaypal(page, 'decline')
  await expect(page).toHaveURL(/\/cart$/)
  const failed = page.getByText(text('payment.error.captureFailed'))
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: text('ui.toast.dismiss') }).click()
  await expect(failed).toBeHidden()
  const live = async () =>
    (await world('orders')).filter(({ status }) => status !== 'cancelled').length
  const before = await live()

  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await pay.click()
  await approveOnPaypal(page, text)
  expect(await live(), 'the refused charge ended the first order').toBe(before + 1)
})

test('a capture that PayPal has not confirmed shows as pending with its code, until the page asks again by itself and it is paid @§2.11.4f @§8.11.2', async ({
  page,
  text,
}) => {
  await goToPaypal(page, text, 'payment.late')
  await answerOnPaypal(page, 'approve')
  await expect(page.getByRole('heading', { name: text('order.pending.title') })).toBeVisible()
  const world = worldOf(page)
  const order = (await world('orders')).at(-1)
  await expect(page.getByText(order?.code ?? '?').first()).toBeVisible()
  await expect(page.getByText(text('payment.success'))).toBeHidden()
  await setScenario(page)
  const payment_id = (await world('payments')).at(-1)?.payment_id
  const data = { payment_method: 'paypal', payment_id }
  await page.request.post('/api/payments/capture', { data })
  await expect(page.getByRole('heading', { name: text('order.success.title') })).toBeVisible()
  await page.goto('/account/orders')
  await expect(page.getByText(order?.code ?? '?').first(), 'on this device').toBeVisible()
})

test('a payment approved in another browser is captured there once, and the order shows @§4.8.6', async ({
  page,
  browser,
  text,
}) => {
  await goToPaypal(page, text)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(page.url())
  await answerOnPaypal(elsewhere, 'approve')
  const world = worldOf(page)
  await expect(elsewhere.getByRole('heading', { name: text('order.success.title') })).toBeVisible()
  await expect(elsewhere.getByText((await world('orders')).at(-1)?.code ?? '?')).toBeVisible()
  expect((await world('payments')).at(-1)).toMatchObject({ status: 'successful' })
  await other.close()
})

test('a capture without an answer is looked up, not sent again', async ({ page, text }) => {
  await goToPaypal(page, text, 'capturePayment.lost')
  await approveOnPaypal(page, text)
  expect(await callsOf(page, 'capturePayment')).toBe(1)
})

test('a reload while capturing does not take the money twice', async ({ page, text }) => {
  await goToPaypal(page, text, 'capturePayment.slow')
  await answerOnPaypal(page, 'approve')
  await expect(page.getByRole('heading', { name: text('payment.finishing') })).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const events = await worldOf(page)('payments')
  expect(events.at(-1)).toMatchObject({ status: 'successful' })
})

test('a return is captured once @§4.8.5 @§4.8.6 @§12.1.12', async ({ page, context, text }) => {
  const token = await goToPaypal(page, text)
  await approveOnPaypal(page, text)
  const world = worldOf(page)
  const paid = (await world('orders')).at(-1)

  const other = await context.newPage()
  await other.goto(`/checkout?success=true&token=${token}`)
  await expect(other).toHaveURL(/\/order-success\?token=/)
  await expect(other.getByText(paid?.code ?? '?')).toBeVisible()
  expect(await callsOf(other, 'capturePayment')).toBe(1)
  expect((await world('orders')).at(-1)?.updated_at).toBe(paid?.updated_at)

  await test.step('a success page that can not be read tries again @§2.11.4a @§8.11.1', async () => {
    await setScenario(page, 'paypalStatus.serverError')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(text('payment.error.statusFailed'))
    await setScenario(page)
    await page.getByRole('button', { name: text('ui.retry') }).click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
  })
})

test('two tabs that return at once capture once @§4.8.6', async ({ page, context, text }) => {
  const token = await goToPaypal(page, text, 'capturePayment.slow')
  const other = await context.newPage()
  await answerOnPaypal(page, 'approve')
  await other.goto(`/checkout?success=true&token=${token}`)
  for (const tab of [page, other]) {
    await expect(tab.getByText(text('order.success.title'))).toBeVisible()
  }
  expect(await callsOf(page, 'capturePayment')).toBe(1)
})

test.describe('an approved payment is captured even when the session was lost @§4.8.6', () => {
  test('in this tab', async ({ page, text }) => {
    await goToPaypal(page, text, 'login:shopper')
    await setScenario(page, 'capturePayment.status:401*1')
    await approveOnPaypal(page, text)
    expect((await worldOf(page)('payments')).at(-1)).toMatchObject({ status: 'successful' })
  })

  test('in another tab', async ({ page, context, text }) => {
    await keepCart(page, 'dam-chu-a-co-sen-tu-anh')
    await goToPaypal(page, text, 'login:shopper')
    const other = await context.newPage()
    await setScenario(page, 'token.expired')
    const signedOut = other.getByText(text('auth.expired')).waitFor()
    await other.goto('/account/orders', { waitUntil: 'commit' })
    await signedOut
    await setScenario(page)
    await approveOnPaypal(page, text)
    expect((await worldOf(page)('payments')).at(-1)).toMatchObject({ status: 'successful' })
  })
})

test('a return from PayPal without a pending payment', async ({ page, text }) => {
  await keepCart(page, 'dam-chu-a-co-sen-tu-anh')

  await test.step('without a token says that the order failed and keeps the cart @§8.11.1 @§4.8.1', async () => {
    const failed = page.getByText(text('payment.error.processing')).waitFor()
    await page.goto('/checkout?success=true', { waitUntil: 'commit' })
    await failed
    await expect(page).toHaveURL(/\/cart$/)
    await expect(linesOf(page, text)).toHaveCount(1)
  })

  await test.step('with an unknown token offers another try and the cart @§2.11.4a', async () => {
    await page.goto('/checkout?success=true&token=EC-0')
    await expect(page.getByRole('alert')).toContainText(text('payment.error.expired'))
    await expect(page.getByRole('button', { name: text('ui.retry') })).toBeVisible()
    await page.getByRole('link', { name: text('order.backToCart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const cancelled = page.getByText(text('payment.error.cancelled')).waitFor()
    await page.goto('/checkout?success=false&token=EC-0', { waitUntil: 'commit' })
    await cancelled
    await expect(page).toHaveURL(/\/cart$/)
  })
})
