import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import { signIn } from '../support/people'
import { worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('signing in offers to add the orders of this device to the account @§2.15.8', async ({
  page,
  text,
}) => {
  const main = page.getByRole('main')
  await (await openCheckout(page, text, '', 'cod')).click()
  await expect(page).toHaveURL(/cod-order-success/)
  const { code } = (await worldOf(page)('orders')).at(-1) ?? { code: '?' }
  await signIn(page, text)
  await page.getByRole('link', { name: text('auth.deviceOrders.add') }).click()
  await expect(page).toHaveURL('/account/orders')
  await expect(main.getByRole('textbox', { name: text('auth.phone') })).toHaveValue('0912345678')
  await main.getByRole('button', { name: text('track.claim.submit') }).click()
  await expect(main.getByRole('article').first()).toContainText(code)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('button', { name: text('track.claim.submit') })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('device_orders'))).toBeNull()
})

test('a visitor orders, finds the order on this device and follows it @§2.15.1 @§2.15.3 @§2.15.5', async ({
  page,
  context,
  text,
}) => {
  const main = page.getByRole('main')
  await (await openCheckout(page, text, '', 'cod')).click()
  await expect(page).toHaveURL(/cod-order-success/)
  const { code, phone } = (await worldOf(page)('orders')).at(-1) ?? { code: '?', phone: '?' }
  await expect(main.getByRole('link', { name: text('order.track') })).toBeVisible()
  await main.getByRole('link', { name: text('order.history') }).click()
  await expect(main.getByRole('button', { name: text('account.signIn.button') })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('device_orders') ?? '')
  expect(kept).toContain(code)
  expect(kept).not.toContain(phone.replace(/\D/g, '').slice(-4))

  await test.step('a wrong phone finds nothing; the right one finds the order in any notation', async () => {
    await main.getByRole('link', { name: code }).click()
    await expect(page).toHaveURL(`/orders/track?code=${code}`)
    const typed = main.getByRole('textbox', { name: text('order.phone') })
    await typed.fill('0900000000')
    await typed.press('Enter')
    await expect(main.getByRole('alert')).toContainText(text('track.error.notFound'))
    await main
      .getByRole('textbox', { name: text('order.code') })
      .fill(`(Mã đơn: ${code.toLowerCase().replace('-', '')}).`)
    await typed.fill(`+84 ${phone.replace(/\D/g, '').slice(1)}`)
    await typed.press('Enter')
    await expect(main.getByRole('heading', { level: 2, name: code })).toBeFocused()
    await expect(main.getByRole('list', { name: text('account.order.timeline') })).toBeVisible()
    await expect(main.getByRole('button', { name: text('account.order.cancel') })).toHaveCount(0)
    expect(page.url()).not.toContain('phone')
  })

  await test.step('another tab removes the order from the list', async () => {
    const other = await context.newPage()
    await page.goto('/account/orders')
    await other.goto('/account/orders')
    await other
      .getByRole('button', { name: text('track.device.remove').replace('{code}', code) })
      .click()
    await expect(main.getByRole('link', { name: code })).toHaveCount(0)
  })
})
