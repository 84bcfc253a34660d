import type { Page } from '@playwright/test'
import type { OrderRow } from '../../mocks/db/tables'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import type { Text } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Opens an order by its code and phone, as a visitor. */
async function follow(
  page: Page,
  text: Text,
  { code, phone }: Pick<OrderRow, 'code' | 'phone'> = { code: '', phone: '' },
) {
  await page.goto(`/orders/track?code=${code}`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: text('order.phone') }).fill(phone)
  await main.getByRole('button', { name: text('track.submit') }).click()
  await expect(main.getByRole('heading', { level: 2, name: code })).toBeFocused()
  return main
}

test('a visitor changes address and phone until her order is on its way @§2.16.1 @§2.16.2 @§2.16.3 @§2.16.4', async ({
  page,
  text,
}) => {
  const lastOrder = async () => (await worldOf(page)('orders')).at(-1)
  await (await openCheckout(page, text, '', 'cod')).click()
  await expect(page).toHaveURL(/cod-order-success/)
  const before = await lastOrder()
  const main = await follow(page, text, before)
  const open = main.getByRole('button', { name: text('track.delivery.change') })
  const dialog = page.getByRole('dialog')
  const street = dialog.getByRole('combobox', { name: text('checkout.street') })

  await test.step('the form begins with what the order has; the page shows what it has now', async () => {
    await open.press('Enter')
    await expect(dialog.getByRole('combobox', { name: text('address.ward') })).not.toHaveValue('')
    await street.fill('5 Hàng Bún')
    await dialog.getByRole('textbox', { name: text('auth.phone') }).fill('0987 654 321')
    await dialog.getByRole('button', { name: text('track.delivery.save') }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
    await expect(main).toContainText('5 Hàng Bún')
    expect(await lastOrder()).toMatchObject({
      address: '5 Hàng Bún',
      phone: '0987 654 321',
      ward_id: before?.ward_id,
      total_amount: before?.total_amount,
    })
  })

  await test.step('another total is agreed first', async () => {
    await setScenario(page, 'bill.changed')
    await open.click()
    await street.fill('6 Hàng Bún')
    await dialog.getByRole('button', { name: text('track.delivery.save') }).click()
    const notice = dialog.getByRole('group', { name: text('bill.moved.title') })
    await expect(notice).toBeFocused()
    expect((await lastOrder())?.address, 'nothing is changed').toBe('5 Hàng Bún')
    await dialog.getByRole('button', { name: text('track.delivery.agree') }).click()
    await expect(dialog).toHaveCount(0)
    expect(await lastOrder()).toMatchObject({ address: '6 Hàng Bún', shipping_amount: 45_000 })
  })

  await test.step('the shop is faster: what was typed stays, and nothing is changed', async () => {
    await setScenario(page, 'changeDelivery.alreadyShipped')
    await open.click()
    await street.fill('7 Hàng Bún')
    await dialog.getByRole('button', { name: text('track.delivery.save') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(street).toHaveValue('7 Hàng Bún')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: text('unsaved.leave.window') }).click()
    await expect(dialog).toHaveCount(0)
    expect((await lastOrder())?.address).toBe('6 Hàng Bún')
  })
})

test('what was delivered lately goes back once, from whatever tab @§2.16.6 @§2.16.7 @§2.16.8 @§2.16.9', async ({
  page,
  context,
  text,
}) => {
  const orders = await worldOf(page)('orders')
  const order = orders.findLast(
    ({ user_id, status }) => user_id === accounts.shopper.id && status === 'delivered',
  )
  const bought = (await worldOf(page)('order_items')).filter(
    ({ order_id }) => order_id === order?.id,
  )
  const returns = async () =>
    (await worldOf(page)('order_returns')).filter(({ order_id }) => order_id === order?.id)
  /** All of it for the money. */
  const fillIn = async (tab: Page) => {
    const dialog = tab.getByRole('dialog')
    for (const [index, { quantity }] of bought.entries()) {
      const line = dialog.getByRole('group').nth(index)
      await line
        .getByRole('combobox', { name: text('return.quantity') })
        .selectOption(`${quantity}`)
      await line.getByRole('combobox', { name: text('return.wish') }).selectOption('refund')
    }
    return dialog
  }

  await page.goto('/returns')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('info.track') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/track/)
  const main = await follow(page, text, order)
  await expect(main).toContainText(text('return.until').replace('{day}', ''))
  const ask = main.getByRole('button', { name: text('return.ask') })
  await ask.press('Enter')

  await test.step('another tab asks for all of it, by two presses and with its answer lost', async () => {
    const other = await context.newPage()
    await (
      await follow(other, text, order)
    )
      .getByRole('button', { name: text('return.ask') })
      .click()
    const dialog = await fillIn(other)
    await dialog.getByRole('textbox', { name: text('return.note') }).fill('Áo bị lỗi')
    await setScenario(page, 'requestReturn.lost')
    await dialog.getByRole('button', { name: text('return.send') }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(other.getByRole('main')).toContainText(text('return.state.requested'))
    await expect(other.getByRole('button', { name: text('return.ask') })).toHaveCount(0)
    await setScenario(page)
    expect(await returns()).toMatchObject([{ state: 'requested', note: 'Áo bị lỗi' }])
  })

  await test.step('this one is told that nothing is left, and shows the request', async () => {
    const dialog = await fillIn(page)
    await dialog.getByRole('button', { name: text('return.send') }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: text('unsaved.leave.window') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(ask).toHaveCount(0)
    await expect(main).toContainText('Áo bị lỗi')
    expect(await returns()).toHaveLength(1)
  })
})

test('staff see on the order what goes back @§2.16.9 @desktop', async ({ page, text }) => {
  const asked = (await worldOf(page)('order_returns')).find(({ state }) => state === 'requested')
  await visit(page, `/admin/orders/${asked?.order_id}?scenario=login:staff`)
  const list = page.getByRole('list', { name: text('return.title') })
  await expect(list).toContainText(text('return.state.requested'))
  await expect(list).toContainText(asked?.note ?? '?')
})
