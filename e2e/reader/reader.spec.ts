import { textsOf } from '../support/texts'
import { test } from './reader'

const text = textsOf('en')

/** One stop after the other costs seconds: what comes late is waited for. */
test.describe.configure({ mode: 'serial', timeout: 600_000 })

test('An order, from the home page to the success page', async ({ reader }) => {
  const { page, open, press, type, to, wait } = reader
  const pick = async (label: string, typed: string) => {
    await to(page.getByRole('combobox', { name: label }))
    await type(typed)
    await press('Enter')
  }
  await open('/')
  await to(page.getByRole('button', { name: text('shell.search') }), 'Shift+Tab')
  await press('Enter')
  await type('linen')
  await press('ArrowDown')
  await press('Enter')
  await to(page.getByRole('radiogroup', { name: text('product.size') }).getByRole('radio'))
  await press('ArrowRight')
  await to(page.getByRole('button', { name: text('product.addToCart'), exact: true }))
  await press('Enter')
  await open('/cart')
  await to(page.getByRole('button', { name: text('cart.checkout') }))
  await press('Enter')
  await page.getByRole('button', { name: text('checkout.pay') }).waitFor()
  await to(page.getByRole('textbox', { name: text('auth.lastName'), exact: true }))
  await type('Nguyễn Thị')
  await to(page.getByRole('textbox', { name: text('auth.firstName'), exact: true }))
  await type('Lan')
  await to(page.getByRole('textbox', { name: text('auth.phone') }))
  await type('0912345678')
  await to(page.getByRole('combobox', { name: text('checkout.street'), exact: true }))
  await type('12 Nguyễn Huệ')
  await pick(text('address.province'), 'ho chi minh')
  await pick(text('address.district'), 'quan 1')
  await pick(text('address.ward'), 'ben nghe')
  await to(page.getByRole('radio', { name: text('checkout.payment.cod') }))
  await press('Space')
  await to(page.getByRole('button', { name: text('checkout.pay') }))
  await press('Enter')
  await wait(page.getByText(text('order.success.title')))
  await press('Tab', 2)
})

test.describe('in the back office', () => {
  const staff = 'scenario=login:staff'

  test('Confirm a cash order', async ({ reader }) => {
    const { page, open, press, to } = reader
    await open(`/admin/orders?status=pending&payment_method=cod&${staff}`)
    await to(page.getByRole('button', { name: /^Confirm order/ }))
    await press('Enter')
    await press('Tab')
  })

  test('Select orders and act on them', async ({ reader }) => {
    const { page, open, press, to } = reader
    await open(`/admin/orders?status=processing&${staff}`)
    await to(page.getByRole('checkbox', { name: /^Select ML/ }))
    await press('Space')
    await press('ArrowDown')
    await press('Space')
    await press('Enter')
    await press('Tab', 3)
  })

  test('Find a customer with the quick search', async ({ reader }) => {
    const { open, press, type } = reader
    await open(`/admin?${staff}`)
    await press('Control+k')
    await type('0912345678')
    await press('ArrowDown', 2)
    await press('Enter')
    await press('Tab')
  })

  test('Move a category by keys', async ({ reader }) => {
    const { page, open, press, to } = reader
    await open(`/admin/categories?${staff}`)
    await to(page.getByRole('button', { name: /^Move .*(?<!earlier|later)$/ }))
    await press('Space')
    await press('ArrowDown')
    await press('Space')
  })

  test('Make a voucher, with a mistake', async ({ reader }) => {
    const { page, open, press, type, to } = reader
    await open(`/admin/vouchers?${staff}`)
    await to(page.getByRole('button', { name: text('adminVouchers.add') }))
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await to(dialog.getByRole('button', { name: text('adminVouchers.save') }))
    await press('Enter')
    await to(dialog.getByRole('textbox', { name: text('field.code') }), 'Shift+Tab')
    await type('LUA10')
    await to(dialog.getByRole('textbox', { name: text('field.percent') }))
    await type('10')
    await press('Enter')
  })
})
