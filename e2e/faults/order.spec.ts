import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { openCheckout } from '../support/checkout'
import { ordersSince, setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a refusal shows its reason, and sending again places one order', async ({
  page,
  shopLocale,
  text,
}) => {
  // The first check of the cart's lines is still running when the shopper pays, so its result is older than
  // the click.
  const checking = page.waitForRequest('**/cart/products')
  const pay = await openCheckout(page, text, 'syncCartProducts.latency:5000', 'cod')
  await checking
  const { ordered } = await ordersSince(page)

  await test.step('where prices can not be checked nothing is ordered until they can', async () => {
    await setScenario(page, 'syncCartProducts.serverError')
    await pay.click()
    await expect(page.getByText(text('checkout.error.sync')).first()).toBeVisible()
  })

  await test.step('a refused order says why, keeps the form and can be sent again @§8.9.1', async () => {
    await setScenario(page, 'createOrder.serverError*1')
    await pay.click()
    const shown = page.getByRole('alert').getByText('Có lỗi xảy ra khi tạo đơn hàng')
    await expect(shown).toContainText(text('order.error.mayBePlaced'))
    await expect(page.getByRole('textbox', { name: text('auth.phone') })).toHaveValue(
      '0912 345 678',
    )
  })

  await test.step('a higher price shows at its line; paying again orders at the new price @§12.1.13', async () => {
    await setScenario(page, 'cart.price-changed')
    await pay.click()
    const note = { vi: /Giá đã đổi từ 690.000VND thành 710.000VND/, en: /from 690.000VND to 710/ }
    await expect(page.getByRole('listitem').getByText(note[shopLocale])).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await ordered(), 'nothing is ordered').toBe(0)
    await pay.click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
    expect(await ordered()).toBe(1)
  })
})

test('a lost answer makes one order @§8.9.1 @§4.8.9a @§4.8.9e @§12.1.3', async ({ page, text }) => {
  const pay = await openCheckout(page, text, 'createOrder.lost*1', 'cod')
  const { ordered } = await ordersSince(page)
  await pay.click()
  await expect(page.getByRole('alert').getByText(text('order.error.cannotConnect'))).toBeVisible()
  expect(await ordered(), 'the server took it').toBe(1)
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect(await ordered(), 'one order').toBe(1)
})

test('a double click on pay sends one order @§12.1.2', async ({ page, text }) => {
  const pay = await openCheckout(page, text, 'createOrder.latency:500', 'cod')
  const { ordered } = await ordersSince(page)
  await pay.dblclick()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  expect(await ordered()).toBe(1)
})

test('a variant that is gone is not ordered @§12.1.13', async ({ page, text }) => {
  const pay = await openCheckout(page, text, '', 'cod')
  const { ordered } = await ordersSince(page)
  await setScenario(page, 'cart.variant-gone')
  await pay.click()
  await expect(
    page.getByRole('listitem').getByText(text('checkout.line.gone'), { exact: true }),
  ).toBeVisible()
  await pay.click()
  await expect(page.getByText(text('checkout.nothingLeft')).first()).toBeVisible()
  expect(await ordered()).toBe(0)
})

test('a shopper who leaves the checkout comes back to the cart @§4.8.10', async ({
  page,
  text,
}) => {
  await openCheckout(page, text)
  // The URL changes before the screen does, so the test waits for the heading.
  await expect(page.getByRole('heading', { name: text('checkout.title') })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${brand.name}`) })
    .click()
  await expect(page.getByRole('heading', { name: text('checkout.title') })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)

  await test.step('a checkout without lines leads to the cart @§4.8.1', async () => {
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
  })
})
