import { formWithImage } from '../../mocks/pipeline/samples/sample'
import type { OrderRequest } from '../../src/api/generated/model'
import { asks, call, type Known, Lacking, needed } from './call'

const writer = 'contract verify'
const asShopper = true
const person = { full_name: 'Nguyễn Kiểm Tra', phone: '0912345678' } as const

/** The account that this run opens; the contract has no call to close it. */
export const accountOf = ({ mark }: Known) => ({
  email: `contract-verify-${mark}@example.com`,
  password: `Verify-${mark}-1`,
})

const product = (known: Known) =>
  needed(
    known.data('productList').products.find(({ in_stock }) => in_stock),
    'the list has no product in stock',
  )

const variant = (known: Known) =>
  needed(
    known.data('productDetail').product.variants.find(({ stock }) => stock > 0),
    'the product has no variant in stock',
  )

const first = <Row>(rows: readonly Row[], name: string) => needed(rows[0], `there are no ${name}`)
const idOf = ({ id }: { id: number }) => ({ params: { id } })

const category = (known: Known) => first(known.data('categoryList'), 'categories')
const province = (known: Known) => first(known.data('provinces'), 'provinces')
const district = (known: Known) => first(known.data('districts'), 'districts')
const ward = (known: Known) => first(known.data('wards'), 'wards')

/** What anyone may ask: the catalogue, the home page, addresses. Nothing here changes anything. */
const shopCalls = [
  ...asks(
    'siteInfo',
    'homepageBanners',
    'homepageSections',
    'adminHomepageSections',
    'homepageContent',
    'popularSearches',
  ),
  call('categoryList', { query: { level: 1 } }),
  call('productList', { query: { page: 1, per_page: 12 } }),
  call('productsByCategory', (known) => ({ params: { slug: category(known).slug } })),
  call('productDetail', (known) => ({ params: { slug: product(known).slug } })),
  call('relatedProducts', (known) => ({ params: { slug: product(known).slug } })),
  call('productsByIds', (known) => ({ body: { product_ids: [product(known).id] } })),
  call('syncCartProducts', (known) => {
    const { id: productId } = known.data('productDetail').product
    return { body: { items: [{ productId, variantId: variant(known).id, quantity: 1 }] } }
  }),
  ...asks('countries', 'provinces'),
  call('districts', (known) => idOf(province(known))),
  call('provinceWards', (known) => idOf(province(known))),
  call('wards', (known) => idOf(district(known))),
  call('searchAddress', (known) => ({ query: { q: ward(known).name } })),
  call('fullAddress', (known) => ({ query: { ward_id: ward(known).id } })),
]

const order = (payment_method: 'cod' | 'paypal') => (known: Known) => ({
  body: {
    ...person,
    province_id: province(known).id,
    district_id: district(known).id,
    ward_id: ward(known).id,
    address: '12 Nguyễn Huệ',
    note: `${writer} ${known.mark}`,
    items: [
      {
        product_id: known.data('productDetail').product.id,
        variant_id: variant(known).id,
        quantity: 1,
      },
    ],
    payment_method,
  },
})

const address = ({ mark }: Known) => ({
  name: `Kiểm Tra ${mark}`,
  phone: person.phone,
  address: '12 Nguyễn Huệ',
  default: false,
})

function ownAddress(known: Known) {
  const { name } = address(known)
  const own = known.data('userAddresses').addresses.find((each) => each.name === name)
  return idOf(needed(own, 'the list has no address of this run'))
}

/** A product that the shopper has not marked: taking the mark away again leaves the list as it was. */
function unmarkedProduct(known: Known) {
  const marked = new Set(known.data('wishlist').products.map(({ id }) => id))
  const free = known.data('productList').products.find(({ id }) => !marked.has(id))
  return { params: { product_id: needed(free, 'the wishlist has all products').id } }
}

function paypalToken(known: Known): string {
  const { redirect_url } = known.data('createOrder', 'PayPal').payment
  const url = needed(redirect_url, 'the PayPal order has no redirect_url')
  const { searchParams } = new URL(url, 'http://host.invalid')
  return needed(searchParams.get('token'), 'redirect_url has no token')
}

/** What an order costs depends on these parts of it. */
function quoted({ items, province_id, district_id, ward_id, payment_method }: OrderRequest) {
  return { items, province_id, district_id, ward_id, payment_method }
}

/** A host that quotes charges what it has quoted (Product §9.7). */
function totalIsQuoted(known: Known) {
  const { total_amount } = known.data('createOrder').order
  try {
    const { total } = known.data('quoteOrder').bill
    if (total === total_amount) return []
    return [
      { at: '/data/order/total_amount', expected: `the quoted ${total}`, got: `${total_amount}` },
    ]
  } catch (error) {
    if (error instanceof Lacking) return []
    throw error
  }
}

/** What a shopper does: signs in, marks, keeps addresses, orders. */
const shopperCalls = [
  call(
    'login',
    { body: { email: 'nobody@example.com', password: 'wrong-1234' } },
    { title: 'wrong password', mustRefuse: 401 },
  ),
  call('register', (known) => {
    const account = accountOf(known)
    const names = { first_name: 'Tra', last_name: 'Nguyễn Kiểm', phone: person.phone }
    return { body: { ...names, ...account, password_confirmation: account.password } }
  }),
  call('login', (known) => (known.data('register'), { body: accountOf(known) })),
  ...asks('currentUser', 'wishlist'),
  call('addToWishlist', unmarkedProduct),
  call('removeFromWishlist', unmarkedProduct),
  call(
    'createRestockNotice',
    (known) => ({
      params: { id: known.data('productDetail').product.id },
      body: { variant_id: variant(known).id, email: accountOf(known).email },
    }),
    { mayRefuse: { status: [404, 405, 501], why: 'gives no notices: the shop says so' } },
  ),
  call('createUserAddress', (known) => ({ body: address(known) })),
  ...asks('userAddresses'),
  call('updateUserAddress', (known) => ({ ...ownAddress(known), body: address(known) })),
  call('deleteUserAddress', ownAddress),
  call('quoteOrder', (known) => ({ body: quoted(order('cod')(known).body) }), {
    asShopper,
    mayRefuse: { status: [404], why: 'gives no quotes: the shop reckons by its own rule' },
  }),
  call('createOrder', order('cod'), { asShopper, compare: totalIsQuoted }),
  ...asks('orders'),
  call('order', (known) => ({
    params: { code: first(known.data('orders').orders, 'orders').code },
  })),
  call(
    'lookUpOrder',
    (known) => ({
      query: { code: known.data('createOrder').order.code, phone: person.phone },
    }),
    { mayRefuse: { status: [404], why: 'lets nobody look up orders: visitors find none' } },
  ),
  call(
    'changeDelivery',
    (known) => {
      const {
        items: _items,
        payment_method: _payment,
        note: _note,
        ...recipient
      } = order('cod')(known).body
      const { code, total_amount } = known.data('createOrder').order
      const body = { ...recipient, order_phone: person.phone, quoted_total: total_amount }
      return { params: { code }, body: { ...body, address: '14 Nguyễn Huệ' } }
    },
    { mayRefuse: { status: [404, 405, 501], why: 'takes no changes: the shop asks to call' } },
  ),
  call(
    'uploadReturnPhoto',
    (known) => {
      const { code } = known.data('createOrder').order
      return { params: { code }, body: formWithImage({ order_phone: person.phone }) }
    },
    { mayRefuse: { status: [404, 405, 409, 501], why: 'takes no photos: returns go without' } },
  ),
  call(
    'requestReturn',
    (known) => {
      const { code, items } = known.data('createOrder').order
      const item = first(items, 'items')
      const line = { item_id: item.id, quantity: 1, reason: 'fit', wish: 'refund' } as const
      return { params: { code }, body: { items: [line], order_phone: person.phone } }
    },
    // Nothing of this run is delivered, and what is delivered can not be taken back.
    {
      mayRefuse: { status: [404, 405, 409, 501], why: 'takes no return of what is not delivered' },
    },
  ),
  call(
    'claimOrder',
    (known) => ({
      body: { code: known.data('createOrder').order.code, phone: person.phone },
    }),
    {
      mayRefuse: {
        status: [404, 405, 501],
        why: "adds no orders to an account: the device's stay",
      },
    },
  ),
  call('createOrder', order('cod'), { title: 'to cancel', asShopper }),
  call(
    'cancelOrder',
    (known) => ({ params: { code: known.data('createOrder', 'to cancel').order.code } }),
    { title: 'to cancel' },
  ),
  call('createOrder', order('paypal'), { title: 'PayPal', asShopper }),
  call(
    'createPaypalOrder',
    (known) => {
      const { id } = known.data('createOrder', 'PayPal').order
      return { body: { order_id: needed(id || null, 'the order has no id') } }
    },
    { asShopper },
  ),
  call('paypalStatus', (known) => ({ query: { token: paypalToken(known) } })),
  call(
    'capturePayment',
    (known) => {
      const { payment_id } = known.data('createOrder', 'PayPal').payment
      return { body: { payment_method: 'paypal', payment_id } }
    },
    { asShopper, mayRefuse: { status: [400, 422], why: 'nobody has approved the payment' } },
  ),
]

const banner = (known: Known) => ({
  image_url: known.data('uploadBannerImage').url,
  title_1: `${writer} ${known.mark}`,
  title_2: '',
  link: '/products',
})
const bannerId = (known: Known) => idOf(known.data('createBanner'))

const section = (known: Known) => first(known.data('adminHomepageSections'), 'sections')

const contentCalls = [
  ...asks('adminBanners'),
  call('uploadBannerImage', () => ({ body: formWithImage() })),
  call('createBanner', (known) => ({ body: banner(known) })),
  call('updateBanner', (known) => ({ ...bannerId(known), body: banner(known) })),
  call('updateBannerWithFile', (known) => {
    const { title_1, title_2, link } = banner(known)
    return { ...bannerId(known), body: formWithImage({ title_1, title_2, link }) }
  }),
  call('reorderBanners', (known) => {
    const others = known.data('adminBanners').map(({ id }) => id)
    return { body: { ids: [...others, known.data('createBanner').id] } }
  }),
  call('deleteBanner', bannerId),
  call('updateHomepageSection', (known) => {
    const { section_key: key, is_active, content } = section(known)
    return { params: { key }, body: { is_active, content } }
  }),
  call('updateHomepageSections', (known) => {
    const sections = known
      .data('adminHomepageSections')
      .map(({ section_key, is_active, content }) => ({ section_key, is_active, content }))
    return { body: { sections } }
  }),
  call('uploadSectionImage', (known) => ({
    body: formWithImage({ section_key: section(known).section_key }),
  })),
  call('reorderHomepageSections', (known) => ({
    body: { keys: known.data('adminHomepageSections').map(({ section_key }) => section_key) },
  })),
  ...asks('adminCustomers', 'adminActivity', 'adminSettings'),
  call('adminCustomer', (known) => ({
    params: { key: first(known.data('adminCustomers').customers, 'customers').key },
  })),
  call('updateSettings', (known) => ({ body: { site: known.data('adminSettings').site } })),
]

const draft = ({ mark }: Known) => ({ name: `${writer} ${mark}`, status: 'draft' }) as const
const newProduct = (known: Known) => known.data('createProduct').product
const copy = (known: Known) => known.data('duplicateProduct').product
const newImport = (known: Known) => idOf(known.data('startProductImport'))
const newCategory = (known: Known) => idOf(known.data('createCategory'))

const catalogueCalls = [
  call('adminProducts', { query: { per_page: 20 } }),
  ...asks('adminBrands'),
  call('uploadProductImage', () => ({ body: formWithImage() })),
  call('createProduct', (known) => ({ body: draft(known) })),
  call('adminProduct', (known) => idOf(first(known.data('adminProducts').products, 'products'))),
  call('updateProduct', (known) => ({ ...idOf(newProduct(known)), body: draft(known) })),
  call('duplicateProduct', (known) => idOf(newProduct(known))),
  call('bulkUpdateProducts', (known) => {
    const ids = [newProduct(known).id, copy(known).id]
    return { body: { ids, action: 'featured', is_featured: false } }
  }),
  call('adminVariants', { query: { per_page: 100 } }),
  call('saveVariants', (known) => {
    const { variant_id, stock } = first(known.data('adminVariants').variants, 'variants')
    // As it is: nothing in the shop changes.
    return { body: { changes: [{ variant_id, field: 'stock', before: stock, after: stock }] } }
  }),
  call('startProductImport', (known) => {
    const rows = [{ line: 2, product_id: newProduct(known).id, is_featured: true }]
    return { body: { file_name: 'contract-verify.csv', dry_run: true, rows } }
  }),
  ...asks('productImports', 'adminCategories'),
  call('productImport', newImport),
  call('productImportOutcomes', newImport),
  call('cancelProductImport', newImport),
  call('deleteProduct', (known) => idOf(copy(known)), { title: 'copy' }),
  call('deleteProduct', (known) => idOf(newProduct(known))),
  call('createCategory', ({ mark }) => ({ body: { name: `${writer} ${mark}` } })),
  call('adminCategory', (known) => idOf(first(known.data('adminCategories'), 'categories'))),
  call('updateCategory', (known) => ({
    ...newCategory(known),
    body: { name: `${writer} ${known.mark} 2` },
  })),
  call('reorderCategories', (known) => {
    const all = [...known.data('adminCategories'), known.data('createCategory')]
    const places = all.map(({ id, parent_id, position }) => ({ id, parent_id, position }))
    return { body: { places } }
  }),
  call('deleteCategory', newCategory),
]

/** The title of the calls about it. */
export const byPhone = 'by phone'

function ownOrder(known: Known, title?: string) {
  const { code } = known.data(title === byPhone ? 'createAdminOrder' : 'createOrder', title).order
  const row = known.data('adminOrders').orders.find((each) => each.code === code)
  return idOf(needed(row, `the list of orders has no ${code}`))
}

const cancel = { status: 'cancelled', reason: writer } as const
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const orderCalls = [
  call('adminDashboard', { query: { from: day(7), to: day(0) } }),
  call('createAdminOrder', order('cod'), { title: byPhone }),
  call('adminOrders', { query: { per_page: 20, sort: '-created' } }),
  call('adminOrder', (known) => idOf(first(known.data('adminOrders').orders, 'orders'))),
  call('addOrderNote', (known) => ({ ...ownOrder(known), body: { text: writer } })),
  call('moveOrders', (known) => ({
    body: { move: 'confirm', orders: [ownOrder(known).params] },
  })),
  call('transitionOrder', (known) => ({ ...ownOrder(known), body: cancel })),
  call('transitionOrder', (known) => ({ ...ownOrder(known, 'PayPal'), body: cancel }), {
    title: 'PayPal',
  }),
  call('transitionOrder', (known) => ({ ...ownOrder(known, byPhone), body: cancel }), {
    title: byPhone,
  }),
]

/** Every call of a run: what is created is used and then deleted, the rest is written as it was. */
export const plan = [
  ...shopCalls,
  ...shopperCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...orderCalls,
]
