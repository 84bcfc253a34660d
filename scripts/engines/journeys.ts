import { accounts } from '../../mocks/seed/accounts.ts'
import type { EnginePage } from './page.ts'
import type { Person } from './person.ts'
import { word } from './words.ts'

type Visit = { page: EnginePage; person: Person; shop: string }

/** Reads a table of the mock backend. */
async function rowsOf(shop: string, table: string): Promise<Record<string, unknown>[]> {
  return (await fetch(`${shop}/__world/${table}`)).json()
}

/** Throws unless the last order is as expected. */
async function expectOrder(shop: string, expected: Record<string, unknown>): Promise<void> {
  const order = (await rowsOf(shop, 'orders')).at(-1) ?? {}
  for (const [field, value] of Object.entries(expected)) {
    if (order[field] !== value) {
      throw new Error(`The last order has ${field} ${String(order[field])}, not ${String(value)}`)
    }
  }
}

async function fillCheckout(person: Person): Promise<void> {
  await person.type(word('checkout.lastName'), 'Nguyễn')
  await person.type(word('checkout.firstName'), 'Thị Lan')
  await person.type(word('checkout.phone'), '0912 345 678')
  await person.type(word('checkout.street'), '12 Nguyễn Huệ')
  for (const [label, typed, option] of [
    [word('address.province'), 'ho chi minh', 'TP. Hồ Chí Minh'],
    [word('address.district'), 'quan 1', 'Quận 1'],
    [word('address.ward'), 'ben nghe', 'Phường Bến Nghé'],
  ] as const) {
    await person.type(label, typed, 'combobox')
    await person.press('option', option)
  }
}

/** Browses, chooses a size, fills the cart and orders with cash on delivery. */
async function cashOnDelivery({ person, shop }: Visit): Promise<void> {
  await person.open(`${shop}/`)
  await person.press('link', 'Đầm', 'header')
  await person.isAt(/\/category\/dresses/)
  await person.press('link', undefined, 'main article')
  await person.isAt(/\/products\//)
  await person.press('radio', 'L')
  await person.isAt(/variant=\d+/)
  await person.press('button', word('product.addToCart'))
  await person.sees(word('product.added'))
  await person.open(`${shop}/cart`)
  await person.press('button', word('cart.checkout'))
  await person.isAt(/\/checkout/)
  await fillCheckout(person)
  await person.press('radio', `${word('checkout.payment.cod')}…`)
  await person.press('button', word('checkout.pay'))
  await person.isAt(/cod-order-success/)
  await person.sees(word('order.success.title'))
  await expectOrder(shop, { payment_method: 'cod', status: 'pending', full_name: 'Nguyễn Thị Lan' })
}

/** Signs in, buys at once with PayPal, comes back from its page and finds the order in the account. */
async function signInAndPaypal({ person, shop }: Visit): Promise<void> {
  await person.open(`${shop}/account/orders`)
  await person.press('button', word('account.signIn.button'), 'main')
  await signIn(person, accounts.shopper)
  await person.sees(word('account.orders.title'))
  await person.open(`${shop}/products/dam-chu-a-co-sen-tu-anh`)
  await person.press('button', word('product.buyNow'))
  await person.isAt(/\/checkout/)
  await person.press('button', word('saved.edit'), 'main')
  await person.press('radio', `${word('saved.other')}…`)
  await fillCheckout(person)
  await person.press('radio', `${word('checkout.payment.paypal')}…`)
  await person.press('button', word('checkout.pay'))
  await person.isAt(/\/mock\/paypal/)
  // Its page speaks the browser's language; to approve is the first button.
  await person.press('button', undefined, 'form')
  await person.isAt(/\/order-success\?token=/)
  await person.sees(word('order.success.title'))
  await expectOrder(shop, { payment_method: 'paypal', payment_status: 'successful' })
}

/** Confirms an order in the back office, and saves a product as a draft. */
async function backOffice({ person, shop }: Visit): Promise<void> {
  await person.open(`${shop}/admin/orders?status=pending`)
  await signIn(person, accounts.staff)
  await person.press('link', 'ML…', 'main')
  await person.isAt(/\/admin\/orders\/\d+/)
  await person.press('button', word('adminOrders.move.processing'))
  await person.sees(word('adminOrders.status.processing'))
  await person.open(`${shop}/admin/products/create`)
  await person.type(word('field.product.name'), 'Áo thử ba trình duyệt')
  await person.press('button', word('adminProduct.save.draft'))
  await person.isAt(/\/admin\/products\/\d+\/edit/)
  const product = (await rowsOf(shop, 'products')).at(-1)
  if (product?.['name'] !== 'Áo thử ba trình duyệt') throw new Error('The draft is not saved')
}

async function signIn(person: Person, { email, password }: { email: string; password: string }) {
  await person.type(word('auth.email'), email)
  await person.type(word('auth.password'), password)
  await person.press('button', word('auth.login.submit'), 'form')
}

/** The main ways through the shop and the back office, in the words of the Vietnamese shop. */
export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'browse, choose, cart, cash on delivery': cashOnDelivery,
  'sign in, buy now, PayPal and back': signInAndPaypal,
  'back office: an order and a product': backOffice,
}
