import { expect, test } from '../fixtures'
import { openCheckout } from '../support/checkout'
import { setScenario, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a change of delivery is lost neither by an accidental close nor by a failed call @both @§2.4.5c', async ({
  page,
  text,
  isMobile,
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
  const question = page.getByRole('dialog', { name: text('unsaved.title.window') })
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => field.press('Escape'),
    Back: () => page.goBack(),
    cross: () => window.getByRole('button', { name: text('ui.close') }).click(),
    // A window with many fields covers the whole screen of a phone, so a click outside is impossible there.
    ...(!isMobile && { 'a click outside': () => page.mouse.click(4, 4) }),
  }
  for (const [way, close] of Object.entries(ways)) {
    await close()
    await expect(question, way).toBeVisible()
    await question.getByRole('button', { name: text('unsaved.stay') }).click()
    await expect(question, way).toBeHidden()
    await expect(field, way).toHaveValue('0987 654 321')
    await expect(window.locator(':focus'), 'the focus is in the window again').toHaveCount(1)
  }
  await field.press('Escape')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question, 'Back closes the question alone').toBeHidden()
  await setScenario(page)
  await window.getByRole('button', { name: text('track.delivery.save') }).click()
  await expect(window).toBeHidden()
  await expect(main.getByRole('button', { name: text('track.delivery.change') })).toBeFocused()
  expect((await worldOf(page)('orders')).at(-1)).toMatchObject({
    phone: '0987 654 321',
    address: order?.address,
    total_amount: order?.total_amount,
  })
})
