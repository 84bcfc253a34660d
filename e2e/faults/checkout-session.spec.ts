import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { keepCart } from '../support/cart'
import { answerOnPaypal, approveOnPaypal, editDelivery, openCheckout } from '../support/checkout'
import { fillLogin, signIn, signOut } from '../support/people'
import { payName, type Text } from '../support/texts'
import { everythingStored, ordersSince, setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const cod = (page: Page, text: Text) =>
  page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })

/** Returns the ward selector, which shows the ward of the default address. */
const ward = (page: Page, text: Text) => page.getByRole('combobox', { name: text('address.ward') })

test('the end of a session shows one message, and nothing is lost @§8.8.1 @§12.1.11', async ({
  page,
  text,
}) => {
  const pay = await openCheckout(page, text, 'login:shopper')
  const { ordered } = await ordersSince(page)
  await editDelivery(page, text)
  await expect(ward(page, text)).not.toHaveValue('')
  const note = page.getByRole('textbox', { name: text('checkout.note') })
  await note.fill('Gọi trước khi giao')
  await cod(page, text)
  await setScenario(page, 'token.expired')
  await pay.click()
  await expect(page.getByText(text('auth.expired'))).toHaveCount(1)
  // The messages are counted at once. Polling would also pass after a second toast has closed.
  expect(await page.getByRole('alert').count(), 'said once').toBe(1)
  await expect(page.getByText(text('saved.signedOut'))).toBeVisible()
  expect(await ordered(), 'nothing is ordered').toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await setScenario(page)
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('auth.login.submit') })
    .click()
  await fillLogin(page, text)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(note).toHaveValue('Gọi trước khi giao')
  await expect(page.getByRole('radiogroup', { name: text('saved.title') })).toBeVisible()
  await pay.click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const order = (await worldOf(page)('orders')).at(-1)
  expect(order).toMatchObject({ user_id: accounts.shopper.id, note: 'Gọi trước khi giao' })
})

test('a session that ends in another tab keeps cart and form for the shopper who signs in again @§14.3e @§12.1.11', async ({
  page,
  text,
}) => {
  await keepCart(page, 'ao-so-mi-linen-an-nhien')
  await visit(page, '/cart?scenario=login:shopper')
  const goOn = page.getByRole('button', { name: text('cart.checkout') })
  await goOn.click()
  const note = page.getByRole('textbox', { name: text('checkout.note') })
  await note.fill('Gọi trước khi giao')
  await expect.poll(() => everythingStored(page)).toContain('Gọi trước')
  const tab = await page.context().newPage()
  await tab.goto('/')
  await signOut(tab, text)
  await expect(page).toHaveURL('/cart')
  const stored = await everythingStored(page)
  expect(stored, 'the next person of the device finds nothing').not.toContain('Gọi trước')
  await signIn(page, text)
  await goOn.click()
  await expect(note).toHaveValue('Gọi trước khi giao')
  await expect(page.getByRole('radiogroup', { name: text('saved.title') })).toBeVisible()
  await cod(page, text)
  await page.getByRole('button', { name: payName(text) }).click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const order = (await worldOf(page)('orders')).at(-1)
  expect(order).toMatchObject({ user_id: accounts.shopper.id, note: 'Gọi trước khi giao' })
})

test('signing out at the checkout leads home @§14.3b', async ({ page, text }) => {
  await openCheckout(page, text, 'login:shopper')
  await signOut(page, text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name)
  await expect(page).toHaveURL('/')
})

test('the address of a PayPal order is saved after the payment', async ({ page, text }) => {
  const pay = await openCheckout(page, text, 'login:shopper')
  const streets = async () => (await worldOf(page)('addresses')).map(({ address }) => address)
  await editDelivery(page, text)
  await expect(ward(page, text)).not.toHaveValue('')
  await page.getByRole('combobox', { name: text('checkout.street'), exact: true }).fill('1 Phố Huế')
  await page.getByRole('checkbox', { name: text('checkout.setDefault') }).check()
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
  await pay.click()
  await answerOnPaypal(page, 'cancel')
  await expect(page.getByText(text('payment.error.cancelled'))).toBeVisible()
  expect((await streets()).filter((street) => street.startsWith('1 Phố Huế'))).toEqual([])
  await pay.click()
  await approveOnPaypal(page, text)
  await expect
    .poll(async () => (await streets()).filter((street) => street.startsWith('1 Phố Huế')).length)
    .toBe(1)
})

test('when answers come out of order, the last choice wins @§4.7.1 @§12.1.6', async ({
  page,
  text,
}) => {
  await openCheckout(page, text, 'districts.latency:900@1,wards.latency:900@1')
  const box = (level: 'province' | 'district' | 'ward') =>
    page.getByRole('combobox', { name: text(`address.${level}`) })
  const choose = async (level: 'province' | 'district', typed: string, name: RegExp) => {
    await expect(box(level)).toBeEnabled()
    await box(level).fill(typed)
    await page.getByRole('option', { name }).click()
  }
  await choose('province', 'ho chi minh', /Hồ Chí Minh/)
  await choose('province', 'da nang', /Đà Nẵng/)
  await choose('district', 'hai chau', /Hải Châu/)
  await choose('district', 'thanh khe', /Thanh Khê/)
  await box('ward').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  // The list shows the wards of Thanh Khê, although the response with the wards of Hải Châu arrives later.
  await expect(page.getByRole('option', { name: /Xuân Hà/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Hòa Cường Bắc/ })).toHaveCount(0)
})

test("a shopper whose account can't be loaded is signed out @§4.1.1 @§8.1.1", async ({
  page,
  text,
}) => {
  for (const fault of ['serverError', 'wrongShape']) {
    const told = page.getByText(text('auth.error.user'))
    await expect(told).toHaveCount(0)
    const isTold = told.waitFor()
    await visit(page, `/cart?scenario=login:shopper,currentUser.${fault}`)
    await isTold
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await page.getByRole('button', { name: text('ui.toast.dismiss') }).click()
  }
})
