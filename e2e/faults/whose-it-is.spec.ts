import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { editDelivery, openCheckout } from '../support/checkout'
import { fillLogin, openAccount, signOut } from '../support/people'
import type { Text } from '../support/texts'
import { everythingStored, ordersSince, setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const street = (page: Page, text: Text) =>
  page.getByRole('combobox', { name: text('checkout.street'), exact: true })

/** Matches words that only the checkout and the orders of the seeded shopper contain. */
const personal = /Minh Anh|Lý Thường Kiệt|khach@|0912|ML\d/

async function signInAs(page: Page, text: Text, who: { email: string; password: string }) {
  await openAccount(page, text)
  await fillLogin(page, text, who)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens the checkout with an empty form, for a visitor or a signed-in shopper. */
async function openForm(page: Page, text: Text): Promise<void> {
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  await expect(box(page, text('auth.firstName'))).toBeVisible()
}

test('an order of an account leaves nothing behind when its shopper signs out on its success page @§14.3b', async ({
  page,
  text,
}) => {
  await test.step('the shopper searches, measures, changes their profile and buys', async () => {
    await visit(page, '/products?q=lụa&scenario=login:shopper')
    await page.goto('/account')
    await page.getByRole('button', { name: text('profile.update') }).click()
    await box(page, text('auth.firstName')).fill('Thu Hà')
    await page.getByRole('button', { name: text('profile.save') }).click()
    await page.goto('/account/addresses')
    await page
      .getByRole('button', { name: text('book.add') })
      .first()
      .click()
    await box(page, text('book.name')).fill('Minh Anh ở cơ quan')
    await expect
      .poll(async () => (await everythingStored(page)).match(/ở cơ quan/)?.[0], 'a draft is kept')
      .toBe('ở cơ quan')
    await page.goto(`/products/${specials.soldOut}`)
    await page.getByRole('button', { name: text('product.restock'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('restock.send') })
      .click()
    await expect(page.getByRole('status').getByText(accounts.shopper.email)).toBeVisible()
    const delivered = (await worldOf(page)('orders')).findLast(
      ({ user_id, status }) => user_id === accounts.shopper.id && status === 'delivered',
    )
    await page.goto(`/account/orders/${delivered?.code}`)
    await page.getByRole('button', { name: text('return.ask') }).click()
    await page.getByRole('textbox', { name: text('return.note') }).fill('Áo bị lỗi, Minh Anh')
    const pay = await openCheckout(page, text, 'login:shopper')
    await editDelivery(page, text)
    await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
    await pay.click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
    expect(await everythingStored(page), 'the way to search is right').toMatch(personal)
  })
  const success = page.url()
  const { code } = (await worldOf(page)('orders')).at(-1) ?? { code: '?' }
  await signOut(page, text)
  await expect(page).toHaveURL('/')

  await test.step('nothing is kept, and Back shows nothing', async () => {
    const kept = await everythingStored(page)
    expect(kept).not.toMatch(personal)
    expect(kept).not.toContain('Thu Hà')
    expect(kept).not.toContain(code)
    await page.goBack()
    await expect(page.getByText(text('order.notFound'))).toBeVisible()
    await page.goto(success)
    await expect(page.getByText(text('order.notFound'))).toBeVisible()
    await page.goto('/account/orders')
    await expect(page.getByRole('main')).not.toContainText(code)
  })

  await test.step('the next customer of the device gets an empty form', async () => {
    await openForm(page, text)
    for (const name of ['auth.firstName', 'auth.lastName', 'auth.phone'] as const)
      await expect(box(page, text(name))).toHaveValue('')
    await expect(street(page, text)).toHaveValue('')
    await signInAs(page, text, accounts.clerk)
    await expect(box(page, text('auth.firstName'))).not.toHaveValue(/Minh Anh/)
    expect(await everythingStored(page)).not.toMatch(personal)
  })
})

test('after another person signs in on another tab, this tab starts afresh and says so @§14.3c', async ({
  page,
  context,
  text,
}) => {
  await openCheckout(page, text, 'login:shopper')
  await editDelivery(page, text)
  await expect(box(page, text('auth.firstName'))).toHaveValue('Minh Anh')
  const other = await context.newPage()
  await other.goto('/')
  const told = page.getByText(text('shell.otherPerson')).waitFor()
  await signOut(other, text)
  await told
  await signInAs(other, text, accounts.clerk)
  await page.getByRole('banner').waitFor()
  expect(await everythingStored(page)).not.toMatch(personal)
  await openForm(page, text)
  await expect(box(page, text('auth.firstName'))).not.toHaveValue(/Minh Anh/)
  await expect(page.getByText(/Lý Thường Kiệt/)).toHaveCount(0)
})

test('after a lost session another shopper signs in: nothing of the shopper before is shown or sent @§14.3c', async ({
  page,
  text,
}) => {
  const pay = await openCheckout(page, text, 'login:shopper')
  await editDelivery(page, text)
  await street(page, text).fill('12 Nguyễn Huệ')
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
  const { ordered } = await ordersSince(page)
  await setScenario(page, 'token.expired')
  // The server refuses the quote for another payment method, and that ends the session. The click on pay then
  // asks the shopper to sign in.
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
  await expect(page.getByText(text('auth.expired'))).toHaveCount(1)
  await setScenario(page)
  await pay.click()
  await fillLogin(page, text, accounts.clerk)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('12 Nguyễn Huệ')).toHaveCount(0)
  expect(await everythingStored(page)).not.toMatch(/Nguyễn Huệ|Minh Anh/)
  await page.goto('/checkout')
  await expect(page.getByText('12 Nguyễn Huệ')).toHaveCount(0)
  expect(await ordered()).toBe(0)
})
