import { expect, test } from '../fixtures'
import { keepCart } from '../support/cart'
import { buyNow } from '../support/checkout'
import { ordersSince, visit, worldOf } from '../support/world'

/** The browser itself logs the refused order. No other console message is allowed. */
test.use({ expectedMessages: ['Failed to load resource'] })

test('"buy now" survives a reload; a wrong coupon is refused at its field, the right one counts @§5.3.6 @§2.10.1 @§4.8.11 @§9.7f', async ({
  page,
  text,
}) => {
  const pay = await buyNow(page, text, 'cod')
  const coupon = page.getByRole('textbox', { name: text('checkout.coupon') })
  await page.getByText(text('checkout.summary')).click()
  await coupon.fill('saima')
  await page.reload()
  await expect(coupon, 'line and draft are still there').toHaveValue('saima')
  await expect(page).toHaveURL(/\/checkout$/)

  const { ordered } = await ordersSince(page)
  await pay.click()
  await expect(coupon).toHaveAccessibleDescription(/hết hạn|expired/)
  await expect(coupon).toBeFocused()
  await expect(page.getByRole('form').getByText(/hết hạn|expired/), 'said once').toHaveCount(1)
  expect(await ordered(), 'nothing is ordered').toBe(0)

  await coupon.fill('moclan 14')
  const summary = page.getByRole('region', { name: text('checkout.summary') })
  await expect(summary).toContainText('−96.600VND')
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject({
    coupon_code: 'MOCLAN14',
    subtotal: 690_000,
    discount_amount: 246_600,
    total_amount: 473_400,
  })
})

test('"use now" on the voucher page fills in the code at checkout @§2.14.1', async ({
  page,
  text,
}) => {
  await visit(page, '/voucher')
  const use = page.getByRole('button', { name: /^(Dùng ngay|Use now)/ }).first()
  await use.click()
  await expect(page, 'the cart is empty').toHaveURL(/\/products$/)
  await expect(page.getByText(/MOCLAN14 (sẽ được điền|will be filled in)/)).toBeVisible()

  await keepCart(page, 'dam-chu-a-co-sen-tu-anh')
  await visit(page, '/voucher')
  await use.click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await expect(page.getByRole('textbox', { name: text('checkout.coupon') })).toHaveValue('MOCLAN14')
})
