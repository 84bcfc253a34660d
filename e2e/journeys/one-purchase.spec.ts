import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { builtFile } from '../support/built-files'
import { keepCart } from '../support/cart'
import { answerOnPaypal, callsOf, keepDraft, tokenOnPaypal } from '../support/checkout'
import { payName, type Text } from '../support/texts'
import { ordersSince, setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const dress = 'dam-chu-a-co-sen-tu-anh'

/** Opens the checkout with the stored cart, and fills in the form. */
async function checkOutCart(page: Page, text: Text, payment: 'cod' | 'paypal' = 'cod') {
  await page.goto('/cart')
  await keepDraft(page, payment)
  await page.getByRole('button', { name: text('cart.checkout'), exact: true }).click()
  const pay = page.getByRole('button', { name: payName(text) })
  await expect(pay).toBeEnabled()
  return pay
}

/**
 * Opens the checkout with the same cart in two browser tabs. The returned function `ordered` counts the
 * orders that have been placed since.
 */
async function twoCheckouts(page: Page, context: BrowserContext, text: Text) {
  await keepCart(page, dress)
  const other = await context.newPage()
  const pay = await checkOutCart(page, text)
  const otherPay = await checkOutCart(other, text)
  return { other, pay, otherPay, ...(await ordersSince(page)) }
}

test('a cart that is paid in two tabs is one order', async ({ page, context, text }) => {
  const { other, pay, otherPay, ordered, lastCode } = await twoCheckouts(page, context, text)

  await pay.click()
  await expect(page).toHaveURL(/cod-order-success/)
  const code = await lastCode()

  const notice = other.getByRole('group', { name: text('order.double.title') })
  await test.step('the other tab shows the order by itself, and again on a click @§4.8.9a', async () => {
    await expect(notice).toContainText(code)
    await otherPay.click()
    await expect(notice).toBeFocused()
    expect(await ordered()).toBe(1)
  })

  await test.step('the link leads to the order, and back to the checkout', async () => {
    await notice.getByRole('link', { name: text('order.double.view') }).click()
    await expect(other.getByText(code)).toBeVisible()
    await expect(other.getByText(text('order.success.title'))).toBeVisible()
    await other.goBack()
  })

  await test.step('the way back ends in the cart, which no longer has the lines', async () => {
    await expect(other).toHaveURL(/\/cart$/)
    await expect(
      other.getByRole('main').getByText(text('cart.empty'), { exact: true }),
    ).toBeVisible()
  })
})

test('two tabs at once order once @§4.8.9a @§12.1.3', async ({ page, context, text }) => {
  const { other, pay, otherPay, ordered, lastCode } = await twoCheckouts(page, context, text)
  await setScenario(page, 'createOrder.latency:600')
  await Promise.all([pay.click(), otherPay.click()])
  const successes = () =>
    [page, other].filter((tab) => tab.url().includes('cod-order-success')).length
  await expect.poll(successes).toBe(1)
  const second = page.url().includes('cod-order-success') ? other : page
  await expect(second.getByRole('group', { name: text('order.double.title') })).toContainText(
    await lastCode(),
  )
  expect(await ordered()).toBe(1)
})

test('"buy now" keeps its line over a reload @phone @§4.8.10', async ({ page, text }) => {
  await page.goto(`./products/${dress}`)
  // The file of the screen never arrives, so that the shopper reloads the page while the file is loading.
  const screen = builtFile('src/screens/checkout/CheckoutScreen.tsx')
  const asked = page.waitForRequest(screen)
  await page.route(screen, () => {})
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await asked
  await page.unroute(screen)
  await page.reload()
  await expect(page.getByRole('button', { name: payName(text) })).toBeVisible()
  await page.getByText(text('checkout.summary')).click()
  await expect(page.getByText('Đầm chữ A cổ sen Tú Anh').first()).toBeVisible()
})

test('PayPal does not charge lines that were bought with cash @§4.8.9a', async ({
  page,
  context,
  text,
}) => {
  const { lastCode } = await ordersSince(page)
  await keepCart(page, dress)
  const other = await context.newPage()
  const otherPay = await checkOutCart(other, text)
  await (await checkOutCart(page, text, 'paypal')).click()
  await tokenOnPaypal(page)
  await otherPay.click()
  await expect(other).toHaveURL(/cod-order-success/)
  const code = await lastCode()

  await answerOnPaypal(page, 'approve')
  await expect(page.getByText(text('payment.notCharged'))).toBeVisible()
  await expect(page.getByText(code)).toBeVisible()
  expect(await callsOf(page, 'capturePayment')).toBe(0)
})
