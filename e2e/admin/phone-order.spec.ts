import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { button } from './staff'

const text = textsOf('en')
const place = '/admin/orders/new?lang=en&scenario=login:staff'

const caller = (page: Page) => page.getByRole('combobox', { name: text('adminOrders.new.caller') })
const product = (page: Page) =>
  page.getByRole('combobox', { name: text('adminOrders.new.variant') })

/**
 * Types into the focused field and picks the first suggestion, which must match `option`. Returns the number
 * of pressed keys.
 */
async function choose(page: Page, typed: string, option: RegExp): Promise<number> {
  await page.keyboard.type(typed)
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText(option)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  return typed.length + 2
}

/**
 * Staff must be able to enter an order with at most this many keys, because the customer waits on the phone.
 */
const maxKeys = 40

test('a known customer orders two products by phone, by keys alone @§10.13.1 @§10.13.2 @§10.13.4', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, '/admin/orders?lang=en&scenario=login:staff')
  await page.getByRole('link', { name: text('adminOrders.new') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(caller(page)).toBeFocused()

  let keys = 1
  keys += await choose(page, '0912345', /Minh Anh/)
  await expect(product(page)).toBeFocused()
  keys += await choose(page, 'tu anh be m', /Tú Anh/)
  keys += await choose(page, 'nguyet cat m', /Nguyệt Cát/)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  const total = page.locator('dd').last()
  await expect(page.getByText(text('bill.shipping'))).toBeVisible()
  const shown = Number((await total.innerText()).replaceAll(/\D/g, ''))
  await page.keyboard.press('Control+Enter')
  keys += 1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ML/)
  expect(keys).toBeLessThanOrEqual(maxKeys)

  const order = (await world('orders')).at(-1)
  expect(order).toMatchObject({
    user_id: accounts.shopper.id,
    payment_method: 'cod',
    payment_status: 'pending',
    total_amount: shown,
  })
  await expect(page.getByText('Trần Thu Hà').last()).toBeVisible()
  expect(
    (await world('order_items')).filter(({ order_id }) => order_id === order?.id),
  ).toHaveLength(2)
})

test('a new customer has paid already; typed values survive a reload @§10.13.5 @§10.13.6', async ({
  page,
}) => {
  const world = worldOf(page)
  await visit(page, place)
  await expect(page.getByRole('combobox', { name: text('address.country') })).toHaveValue(/./)
  await page.getByRole('link', { name: text('adminOrders.order.back') }).click()
  await expect(page, 'an empty form is left without a question').toHaveURL(/\/admin\/orders$/)
  await visit(page, place)
  await caller(page).focus()
  await choose(page, '0377 123 456', /New customer, 0377 123 456/)
  await choose(page, 'tu anh be m', /Tú Anh/)
  await page.getByRole('textbox', { name: text('auth.lastName') }).fill('Vũ')
  await page.getByRole('textbox', { name: text('auth.firstName') }).fill('Hải Đăng')
  await page.getByRole('combobox', { name: text('checkout.street') }).fill('5 Lê Lợi, Bến Nghé, Q1')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('combobox', { name: text('address.ward') })).toHaveValue(/Bến Nghé/)
  await page.getByRole('checkbox', { name: text('adminOrders.new.paid') }).check()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(text('editor.draft.restored'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: text('auth.firstName') })).toHaveValue('Hải Đăng')
  await expect(page.getByRole('combobox', { name: text('address.ward') })).toHaveValue(/Bến Nghé/)
  await button(page, 'adminOrders.new.save').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ML/)
  expect((await world('orders')).at(-1)).toMatchObject({
    user_id: null,
    full_name: 'Vũ Hải Đăng',
    payment_status: 'successful',
  })
})
