import { expect, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { viewCart } from '../support/cart'
import { answerOnPaypal } from '../support/checkout'
import { worldOf } from '../support/world'

test('from a search to an order that PayPal has paid @desktop @§6.1a @§6.1b', async ({
  page,
  text,
}) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.search') })
    .click()
  const box = page.getByRole('dialog').getByRole('combobox', { name: text('search.label') })
  await box.fill('dam linen')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=dam/)
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Back leads to the search, forward to the product.
  await page.goBack()
  await expect(page).toHaveURL(/\/products\?q=dam/)
  await expect(card.getByRole('heading')).toHaveText(name)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  await viewCart(page, text)
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await fillCheckout(page, text)
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
  await page.getByRole('button', { name: text('checkout.pay') }).click()
  await answerOnPaypal(page, 'approve')

  await expect(page).toHaveURL(/\/order-success\?token=EC-/)
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  const order = (await worldOf(page)('orders')).at(-1)
  expect(order).toMatchObject({ payment_method: 'paypal', payment_status: 'successful' })
})
