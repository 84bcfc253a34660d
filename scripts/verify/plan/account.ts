import { entry, type Known, needed } from './entry'
import { placeOf, variantInStock } from './shop'

const writes = true
const person = { full_name: 'Nguyễn Kiểm Tra', phone: '0912345678' } as const

/** The account that this run opens; the contract has no call to close it. */
export const accountOf = ({ mark }: Known) => ({
  email: `contract-verify-${mark}@example.com`,
  password: `Verify-${mark}-1`,
})

const orderOf = (known: Known) => ({
  ...person,
  ...placeOf(known),
  address: '12 Nguyễn Huệ',
  note: `contract:verify ${known.mark}`,
  items: [
    {
      product_id: known.data('productDetail').product.id,
      variant_id: variantInStock(known).id,
      quantity: 1,
    },
  ],
})

const savedAddress = (known: Known) => ({
  name: `Kiểm Tra ${known.mark}`,
  phone: person.phone,
  address: '12 Nguyễn Huệ',
  default: false,
})

/** The id of the address that this run has created. */
function addressId(known: Known): number {
  const { name } = savedAddress(known)
  const own = known.data('userAddresses').addresses.find((address) => address.name === name)
  return needed(own, 'the list has no address of this run').id
}

/** A product that the shopper has not marked: taking the mark away again leaves the list as it was. */
function unmarkedProduct(known: Known): number {
  const marked = new Set(known.data('wishlist').products.map(({ id }) => id))
  const free = known.data('productList').products.find(({ id }) => !marked.has(id))
  return needed(free, 'the wishlist has all products').id
}

function paypalToken(known: Known): string {
  const { redirect_url } = known.data('createOrder', 'PayPal').payment
  const url = needed(redirect_url, 'the PayPal order has no redirect_url')
  const { searchParams } = new URL(url, 'http://host.invalid')
  return needed(searchParams.get('token'), 'redirect_url has no token')
}

/** What a shopper does: signs in, marks, keeps addresses, orders. */
export const accountEntries = [
  entry(
    'login',
    'visitor',
    () => ({ body: { email: 'nobody@example.com', password: 'wrong-1234' } }),
    {
      title: 'wrong password',
      mustRefuse: 401,
    },
  ),
  entry(
    'register',
    'visitor',
    (known) => {
      const { email, password } = accountOf(known)
      const names = { first_name: 'Tra', last_name: 'Nguyễn Kiểm', phone: person.phone }
      return { body: { ...names, email, password, password_confirmation: password } }
    },
    { writes },
  ),
  entry('login', 'visitor', (known) => (known.data('register'), { body: accountOf(known) }), {
    writes,
  }),
  entry('currentUser', 'shopper', () => ({})),
  entry('wishlist', 'shopper', () => ({})),
  entry(
    'addToWishlist',
    'shopper',
    (known) => ({ params: { product_id: unmarkedProduct(known) } }),
    {
      writes,
    },
  ),
  entry(
    'removeFromWishlist',
    'shopper',
    (known) => ({ params: { product_id: unmarkedProduct(known) } }),
    {
      writes,
    },
  ),
  entry('createUserAddress', 'shopper', (known) => ({ body: savedAddress(known) }), { writes }),
  entry('userAddresses', 'shopper', () => ({})),
  entry(
    'updateUserAddress',
    'shopper',
    (known) => ({ params: { id: addressId(known) }, body: savedAddress(known) }),
    { writes },
  ),
  entry('deleteUserAddress', 'shopper', (known) => ({ params: { id: addressId(known) } }), {
    writes,
  }),
  entry(
    'createOrder',
    'shopper',
    (known) => ({ body: { ...orderOf(known), payment_method: 'cod' } }),
    {
      writes,
    },
  ),
  entry('orders', 'shopper', () => ({})),
  entry('order', 'shopper', (known) => {
    const [first] = known.data('orders').orders
    return { params: { code: needed(first, 'the shopper has no orders').code } }
  }),
  entry(
    'createOrder',
    'shopper',
    (known) => ({ body: { ...orderOf(known), payment_method: 'cod' } }),
    { title: 'to cancel', writes },
  ),
  entry(
    'cancelOrder',
    'shopper',
    (known) => ({ params: { code: known.data('createOrder', 'to cancel').order.code } }),
    { title: 'to cancel', writes },
  ),
  entry(
    'createOrder',
    'shopper',
    (known) => ({ body: { ...orderOf(known), payment_method: 'paypal' } }),
    { title: 'PayPal', writes },
  ),
  entry(
    'createPaypalOrder',
    'shopper',
    (known) => {
      const { id } = known.data('createOrder', 'PayPal').order
      return { body: { order_id: needed(id || null, 'the order has no id') } }
    },
    { writes },
  ),
  entry('paypalStatus', 'visitor', (known) => ({ query: { token: paypalToken(known) } })),
  entry(
    'capturePayment',
    'shopper',
    (known) => {
      const { payment_id } = known.data('createOrder', 'PayPal').payment
      return { body: { payment_method: 'paypal', payment_id } }
    },
    { writes, mayRefuse: { status: [400, 422], why: 'nobody has approved the payment' } },
  ),
]
