import { expect, test } from '../fixtures'
import { answerOnPaypal, openCheckout, openPaypalCheckout } from '../support/checkout'
import { setScenario, worldOf } from '../support/world'

// The world's clock stands for the minute in which somebody else acts.
const aMinuteLater = 'clock:+1m'

test.describe('beside a rival', () => {
  test.use({ expectedMessages: ['status of 422'] })

  test('who buys the last unit meanwhile, the order is refused at its line', async ({
    page,
    text,
  }) => {
    const pay = await openCheckout(page, text, 'actors:rush', 'cod')
    await expect(pay).toBeEnabled()
    const before = (await worldOf(page)('orders')).length
    await setScenario(page, 'actors:rush', aMinuteLater)
    await pay.click()
    await expect(page.getByText(text('checkout.line.soldOut')).first()).toBeVisible()
    const orders = (await worldOf(page)('orders')).slice(before)
    expect(orders.every(({ user_id }) => user_id === null)).toBe(true)
  })
})

test('PayPal reports late: the page says so, and shows the paid order by itself', async ({
  page,
  text,
}) => {
  const pay = await openPaypalCheckout(page, text, 'actors:paypal-late')
  await pay.click()
  await answerOnPaypal(page, 'approve')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(text('order.pending.title'))
  await expect(page.getByText(text('payment.success'))).toHaveCount(0)
  await setScenario(page, 'actors:paypal-late', aMinuteLater)
  await expect(title).toHaveText(text('order.success.title'))
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject({ payment_status: 'successful' })
})
