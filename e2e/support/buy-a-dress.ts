import type { Page } from '@playwright/test'
import { expect, type ShopLocale } from '../fixtures'
import { viewCart } from './cart'
import { payName, contentOf, type Text, textsOf } from './texts'
import type { ReadWorld } from './world'

type Journey = { page: Page; locale: ShopLocale; phone: boolean; world: ReadWorld }

const buyer = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  phone: '0912 345 678',
  street: '12 Nguyễn Huệ',
}

/**
 * Buys a dress as a shopper does, from the home page to the success page: finds a dress, adds it to the cart,
 * and orders it with cash on delivery. Then compares the order in the mock database with the success page.
 */
export async function buyADress({ page, locale, phone, world }: Journey): Promise<void> {
  const text = textsOf(locale)
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await openDresses(page, phone, text, contentOf(locale)('Đầm'))
  await page.getByLabel(text('catalogue.sort'), { exact: true }).selectOption('low-to-high')
  await expect(page).toHaveURL(/sort=low-to-high/)
  // While the sorted list loads, the old list stays visible and is marked as busy.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const sizes = page.getByRole('radiogroup', { name: text('product.size') })
  await sizes.getByRole('radio').nth(1).locator('xpath=..').click()
  await expect(page).toHaveURL(/variant=\d+/)
  const variantId = Number(new URL(page.url()).searchParams.get('variant'))
  const before = (await world('variants')).find((row) => row.id === variantId)
  if (!before) throw new Error(`No variant ${variantId}`)

  await page.getByRole('button', { name: text('product.addToCart'), exact: true }).click()
  await viewCart(page, text)

  await expect(page.getByRole('heading', { level: 1, name: text('cart.title') })).toBeVisible()
  await page.getByRole('button', { name: text('cart.checkout') }).click()
  await fillCheckout(page, text)
  await page.getByRole('button', { name: payName(text) }).click()

  await expect(page).toHaveURL(/cod-order-success/)
  await expect(page.getByText(text('order.success.title'))).toBeVisible()
  await expect(
    page.getByText(text('order.success.email').replace('{hours}', '24')),
    'nobody typed one',
  ).toBeHidden()
  const orders = await world('orders')
  const order = orders.at(-1)
  expect(order).toMatchObject({
    full_name: `${buyer.lastName} ${buyer.firstName}`,
    payment_method: 'cod',
    status: 'pending',
    subtotal: before.price,
    discount_amount: 165_000,
    shipping_amount: 30_000,
    total_amount: before.price - 150_000 + 15_000,
  })
  await expect(page.getByText(order?.code ?? '?')).toBeVisible()
  const after = (await world('variants')).find((row) => row.id === variantId)
  expect(after?.stock, 'one unit less').toBe(before.stock - 1)

  // After a reload, the page still shows the order (Product §2.11), and the ordered lines are not in the
  // cart.
  await page.reload()
  await expect(page.getByText(order?.code ?? '?')).toBeVisible()
  await page.goto('./cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
}

async function openDresses(page: Page, phone: boolean, text: Text, dresses: string): Promise<void> {
  if (phone) {
    await page.getByRole('button', { name: text('shell.openMenu') }).click()
    await page.getByRole('dialog').getByRole('link', { name: dresses, exact: true }).click()
  } else {
    await page.getByRole('banner').getByRole('link', { name: dresses, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: dresses })).toBeVisible()
}

/** Fills in the whole checkout form: name, address and cash on delivery. */
export async function fillCheckout(page: Page, text: Text): Promise<void> {
  await page.getByRole('textbox', { name: text('auth.lastName'), exact: true }).fill(buyer.lastName)
  await page
    .getByRole('textbox', { name: text('auth.firstName'), exact: true })
    .fill(buyer.firstName)
  await page.getByRole('textbox', { name: text('auth.phone') }).fill(buyer.phone)
  await page
    .getByRole('combobox', { name: text('checkout.street'), exact: true })
    .fill(buyer.street)
  await pick(page, text('address.province'), 'ho chi minh', /Hồ Chí Minh/)
  await pick(page, text('address.district'), 'quan 1', /^Quận 1$/)
  await pick(page, text('address.ward'), 'ben nghe', /Bến Nghé/)
  await page.getByRole('radio', { name: text('checkout.payment.cod') }).check({ force: true })
}

/** Types a name without diacritics into a selector and picks the option. */
export async function pick(
  page: Page,
  label: string,
  typed: string,
  option: RegExp,
): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await expect(box).toBeEnabled()
  await box.fill(typed)
  await page.getByRole('option', { name: option }).click()
}
