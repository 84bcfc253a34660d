import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { savedSummary } from '../support/checkout'
import {
  fillLogin,
  fillRegister,
  newcomer,
  openAccount,
  openRegister,
  signOut,
} from '../support/people'
import { type Text, textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'
const homes = {
  parents: '8 Ngõ Huyện, Phường Hàng Trống, Quận Hoàn Kiếm, Hà Nội',
  own: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
}

/** Adds an address to the book that is open. */
async function addAddress(page: Page, text: Text, address: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('book.add') })
    .click()
  const window = page.getByRole('dialog')
  await window.getByRole('textbox', { name: text('book.name') }).fill('Nguyễn Thị Lan')
  await window.getByRole('textbox', { name: text('book.phone') }).fill('0912 345 678')
  await window.getByRole('textbox', { name: text('book.address') }).fill(address)
  await window.getByRole('button', { name: text('book.save') }).click()
  await expect(window).toHaveCount(0)
}

test('a life in the shop: register, out and in, wish, addresses, an order to one, its history @§1.1a @§1.1b @§6.2a', async ({
  page,
  shopLocale,
}) => {
  test.slow()
  const text = textsOf(shopLocale)
  const world = worldOf(page)
  await page.goto(dress)
  await openRegister(page, text)
  await fillRegister(page, text)
  await page.getByRole('button', { name: text('auth.register.submit') }).click()
  await expect(page.getByText(text('auth.registered'))).toBeVisible()
  await expect(page).toHaveURL(dress)
  await signOut(page, text)
  await expect(page).toHaveURL('/')

  // The heart asks the visitor to sign in, then adds the product.
  await page.goto(dress)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /yêu thích|wishlist/ })
    .first()
  await heart.click()
  await fillLogin(page, text, newcomer)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await openAccount(page, text)
  await page.getByRole('menuitem', { name: text('auth.menu.wishlist') }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

  await openAccount(page, text)
  await page.getByRole('menuitem', { name: text('auth.menu.addresses') }).click()
  const cards = page.getByRole('main').getByRole('article')
  await addAddress(page, text, homes.parents)
  await addAddress(page, text, homes.own)
  await expect(cards).toHaveCount(2)
  const own = cards.filter({ hasText: homes.own })
  await own.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('book.save') })
    .click()
  await expect(own).toContainText(text('book.default'))
  await cards.filter({ hasText: homes.parents }).getByRole('button').last().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('book.delete'), exact: true })
    .click()
  await expect(cards).toHaveCount(1)

  await visit(page, dress)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  await expect(savedSummary(page, text)).toContainText(homes.own)
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
  await page.getByRole('button', { name: text('checkout.pay') }).click()
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  const user = (await world('users')).find(({ email }) => email === newcomer.email)
  const order = (await world('orders')).at(-1)
  expect(order).toMatchObject({ user_id: user?.id, full_name: 'Nguyễn Thị Lan' })
  await page.getByRole('link', { name: text('order.history') }).click()
  await expect(page).toHaveURL(/\/account\/orders/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByText(order?.code ?? '?')).toBeVisible()
})
