import { textsOf } from '../support/texts'
import { test } from './reader'

const text = textsOf('en')

/** One stop after the other costs seconds: Orca speaks as fast as a person listens. */
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
  await to(page.getByRole('textbox', { name: text('checkout.lastName'), exact: true }))
  await type('Nguyễn Thị')
  await to(page.getByRole('textbox', { name: text('checkout.firstName'), exact: true }))
  await type('Lan')
  await to(page.getByRole('textbox', { name: text('checkout.phone') }))
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
