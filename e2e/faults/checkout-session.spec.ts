import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { keepCart } from '../support/cart'
import { answerOnPaypal, approveOnPaypal, editDelivery, openCheckout } from '../support/checkout'
import { fillLogin, signIn, signOut } from '../support/people'
import { payName, type Text } from '../support/texts'
import { keptBy, ordersSince, setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const cod = (page: Page, text: Text) =>
  page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })

/** The ward selector: it shows the ward of the default address. */
const ward = (page: Page, text: Text) => page.getByRole('combobox', { name: text('address.ward') })

test('the end of a session shows one message, and nothing is lost @§8.8.2 @§12.1.11', async ({
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
  // Counted at once, because polling would pass after a second toast has disappeared.
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

const otherTab = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.goto('/')
  return tab
}

/**
 * How a session can end during the checkout, other than by expiring. After each of these, the shopper is
 * signed in again.
 */
const ways: Record<string, (page: Page, text: Text) => Promise<void>> = {
  async 'is refused at the next visit'(page, text) {
    await setScenario(page, 'token.expired')
    await page.reload()
    await expect(page.getByText(text('auth.error.user')).first()).toBeVisible()
    await setScenario(page)
    await signIn(page, text)
  },
  async 'ends in another tab'(page, text) {
    const tab = await otherTab(page)
    await signOut(tab, text)
    await expect(page).toHaveURL('/cart')
    expect(await keptBy(page), 'the next person of the device finds nothing').not.toContain(
      'Gọi trước',
    )
    await signIn(page, text)
  },
  async 'ends and begins again in another tab'(page, text) {
    const tab = await otherTab(page)
    await signOut(tab, text)
    await signIn(tab, text)
    await expect(page).toHaveURL('/cart')
  },
}

for (const [way, lose] of Object.entries(ways))
  test(`a session that ${way} keeps cart and form for the shopper who signs in again @§14.3j @§12.1.11`, async ({
    page,
    text,
  }) => {
    await keepCart(page, 'ao-so-mi-linen-an-nhien')
    await visit(page, '/cart?scenario=login:shopper')
    const goOn = page.getByRole('button', { name: text('cart.checkout') })
    await goOn.click()
    const note = page.getByRole('textbox', { name: text('checkout.note') })
    await note.fill('Gọi trước khi giao')
    await expect.poll(() => keptBy(page)).toContain('Gọi trước')
    await lose(page, text)
    if (page.url().endsWith('/cart')) await goOn.click()
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

test('paid with PayPal, the address is saved once the payment is', async ({ page, text }) => {
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

test('of answers out of order the last choice wins @§4.7.2a @§12.1.6', async ({ page, text }) => {
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
  // The options are the wards of Thanh Khê, although the list of Hải Châu arrives later.
  await expect(page.getByRole('option', { name: /Xuân Hà/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Hòa Cường Bắc/ })).toHaveCount(0)
})

test('an unanswered user is signed out @§4.1.1b @§4.1.4b @§8.1.6', async ({ page, text }) => {
  for (const fault of ['serverError', 'wrongShape']) {
    const told = page.getByText(text('auth.error.user'))
    await expect(told).toHaveCount(0)
    const isTold = told.waitFor()
    await visit(page, `/cart?scenario=login:shopper,currentUser.${fault}`)
    await isTold
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  }
})
