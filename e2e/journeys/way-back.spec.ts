import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import { setScenario, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a visitor changes address and phone until her order is on its way @§2.16.1 @§2.16.2 @§2.16.3 @§2.16.4', async ({
  page,
  text,
}) => {
  const lastOrder = async () => (await worldOf(page)('orders')).at(-1)
  await (await openCheckout(page, text, '', 'cod')).click()
  await expect(page).toHaveURL(/cod-order-success/)
  const before = await lastOrder()
  await page.goto(`/orders/track?code=${before?.code}`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: text('order.phone') }).fill(before?.phone ?? '')
  await main.getByRole('button', { name: text('track.submit') }).click()
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
    expect((await lastOrder())?.address).toBe('5 Hàng Bún')
  })
})
