import { accounts } from '../../mocks/seed/accounts'
import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import { expectAsked } from '../support/typed-window'
import { setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

/** A window covers a phone, where it has many fields. */
const isPhone = () => test.info().project.name === 'phone-vi'

test('a return that is written down is not lost by a slip @both @§2.4.5c', async ({
  page,
  text,
}) => {
  const orders = await worldOf(page)('orders')
  const order = orders.findLast(
    ({ user_id, status }) => user_id === accounts.shopper.id && status === 'delivered',
  )
  await visit(page, `/account/orders/${order?.code}?scenario=login:shopper`)
  const ask = page.getByRole('button', { name: text('return.ask') })
  const window = page.getByRole('dialog', { name: text('return.ask') })
  const field = window.getByRole('textbox', { name: text('return.note') })
  await ask.click()
  await field.fill('Áo bị lỗi')
  await expectAsked(page, text, { window, field, typed: 'Áo bị lỗi', hasOutside: !isPhone() })
  await expect(ask).toBeFocused()
  await ask.click()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(window, 'nothing is typed').toBeHidden()
})

test('a change of delivery is not lost by a slip, nor by a failed answer @both @§2.4.5c', async ({
  page,
  text,
}) => {
  await (await openCheckout(page, text, '', 'cod')).click()
  await expect(page).toHaveURL(/cod-order-success/)
  const order = (await worldOf(page)('orders')).at(-1)
  await page.goto(`/orders/track?code=${order?.code}`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: text('order.phone') }).fill(order?.phone ?? '')
  await main.getByRole('button', { name: text('track.submit') }).click()
  await main.getByRole('button', { name: text('track.delivery.change') }).click()
  const window = page.getByRole('dialog', { name: text('track.delivery.change') })
  const field = window.getByRole('textbox', { name: text('auth.phone') })
  await setScenario(page, 'changeDelivery.serverError')
  await field.fill('0987 654 321')
  await window.getByRole('button', { name: text('track.delivery.save') }).click()
  await expect(window.getByRole('alert')).toBeVisible()
  await expectAsked(page, text, { window, field, typed: '0987 654 321', hasOutside: !isPhone() })
})

test('a notice that is asked for is not lost by a slip @both @§2.4.5c', async ({ page, text }) => {
  await visit(page, `/products/${specials.soldOut}`)
  await page.getByRole('button', { name: text('product.restock'), exact: true }).click()
  const window = page.getByRole('dialog', { name: text('product.restock') })
  const field = window.getByRole('textbox')
  await field.fill('0912 345 678')
  await expectAsked(page, text, { window, field, typed: '0912 345 678' })
})

test('the buttons of a window with many fields are in sight @both @§2.4.5d', async ({
  page,
  text,
}) => {
  const orders = await worldOf(page)('orders')
  const order = orders.findLast(
    ({ user_id, status }) => user_id === accounts.shopper.id && status === 'delivered',
  )
  await page.setViewportSize(isPhone() ? { width: 360, height: 640 } : { width: 1440, height: 900 })
  await visit(page, `/account/orders/${order?.code}?scenario=login:shopper`)
  await page.getByRole('button', { name: text('return.ask') }).click()
  const window = page.getByRole('dialog', { name: text('return.ask') })
  await expect(window.getByRole('textbox', { name: text('return.note') })).toBeAttached()
  await expect(window.getByRole('button', { name: text('return.send') })).toBeInViewport({
    ratio: 1,
  })
})
