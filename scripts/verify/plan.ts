import { formWithImage } from '../../mocks/pipeline/samples/sample'
import type { OrderRequest } from '../../src/api/generated/model'
import { call, type Known, Lacking, needed } from './call'

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

const category = (known: Known) => needed(known.data('categoryList')[0], 'there are no categories')
const province = (known: Known) => needed(known.data('provinces')[0], 'there are no provinces')
const district = (known: Known) =>
  needed(known.data('districts')[0], 'the province has no districts')
const ward = (known: Known) => needed(known.data('wards')[0], 'the district has no wards')

/** What anyone may ask: the catalogue, the home page, addresses. Nothing here changes anything. */
const shopCalls = [
  call('siteInfo', {}),
  call('homepageBanners', {}),
  call('homepageSections', {}),
  call('adminHomepageSections', {}),
  call('homepageContent', {}),
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
  call('countries', {}),
  call('provinces', {}),
  call('districts', (known) => ({ params: { id: province(known).id } })),
  call('provinceWards', (known) => ({ params: { id: province(known).id } })),
  call('wards', (known) => ({ params: { id: district(known).id } })),
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

function addressId(known: Known): number {
  const { name } = address(known)
  const own = known.data('userAddresses').addresses.find((each) => each.name === name)
  return needed(own, 'the list has no address of this run').id
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
  call('currentUser', {}),
  call('wishlist', {}),
  call('addToWishlist', unmarkedProduct),
  call('removeFromWishlist', unmarkedProduct),
  call('createUserAddress', (known) => ({ body: address(known) })),
  call('userAddresses', {}),
  call('updateUserAddress', (known) => ({
    params: { id: addressId(known) },
    body: address(known),
  })),
  call('deleteUserAddress', (known) => ({ params: { id: addressId(known) } })),
  call('quoteOrder', (known) => ({ body: quoted(order('cod')(known).body) }), {
    asShopper,
    mayRefuse: { status: [404], why: 'gives no quotes: the shop reckons by its own rule' },
  }),
  call('createOrder', order('cod'), { asShopper, compare: totalIsQuoted }),
  call('orders', {}),
  call('order', (known) => {
    const [first] = known.data('orders').orders
    return { params: { code: needed(first, 'the shopper has no orders').code } }
  }),
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
const bannerId = (known: Known) => ({ id: known.data('createBanner').id })

const section = (known: Known) =>
  needed(known.data('adminHomepageSections')[0], 'the home page has no sections')

const contentCalls = [
  call('adminBanners', {}),
  call('uploadBannerImage', () => ({ body: formWithImage() })),
  call('createBanner', (known) => ({ body: banner(known) })),
  call('updateBanner', (known) => ({ params: bannerId(known), body: banner(known) })),
  call('updateBannerWithFile', (known) => {
    const { title_1, title_2, link } = banner(known)
    return { params: bannerId(known), body: formWithImage({ title_1, title_2, link }) }
  }),
  call('reorderBanners', (known) => {
    const others = known.data('adminBanners').map(({ id }) => id)
    return { body: { ids: [...others, bannerId(known).id] } }
  }),
  call('deleteBanner', (known) => ({ params: bannerId(known) })),
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
  call('adminCustomers', {}),
  call('adminCustomer', (known) => {
    const [first] = known.data('adminCustomers').customers
    return { params: { key: needed(first, 'there are no customers').key } }
  }),
  call('adminActivity', {}),
  call('adminSettings', {}),
  call('updateSettings', (known) => ({ body: { site: known.data('adminSettings').site } })),
]

const draft = ({ mark }: Known) => ({ name: `${writer} ${mark}`, status: 'draft' }) as const
const productId = (known: Known) => ({ id: known.data('createProduct').product.id })
const copyId = (known: Known) => ({ id: known.data('duplicateProduct').product.id })
const importId = (known: Known) => ({ id: known.data('startProductImport').id })
const categoryId = (known: Known) => ({ id: known.data('createCategory').id })

const catalogueCalls = [
  call('adminProducts', { query: { per_page: 20 } }),
  call('adminBrands', {}),
  call('uploadProductImage', () => ({ body: formWithImage() })),
  call('createProduct', (known) => ({ body: draft(known) })),
  call('adminProduct', (known) => {
    const [first] = known.data('adminProducts').products
    return { params: { id: needed(first, 'there are no products').id } }
  }),
  call('updateProduct', (known) => ({ params: productId(known), body: draft(known) })),
  call('duplicateProduct', (known) => ({ params: productId(known) })),
  call('bulkUpdateProducts', (known) => {
    const ids = [productId(known).id, copyId(known).id]
    return { body: { ids, action: 'featured', is_featured: false } }
  }),
  call('adminVariants', { query: { per_page: 100 } }),
  call('saveVariants', (known) => {
    const [first] = known.data('adminVariants').variants
    const { variant_id, stock } = needed(first, 'there are no variants')
    // As it is: nothing in the shop changes.
    return { body: { changes: [{ variant_id, field: 'stock', before: stock, after: stock }] } }
  }),
  call('startProductImport', (known) => {
    const rows = [{ line: 2, product_id: productId(known).id, is_featured: true }]
    return { body: { file_name: 'contract-verify.csv', dry_run: true, rows } }
  }),
  call('productImports', {}),
  call('productImport', (known) => ({ params: importId(known) })),
  call('productImportOutcomes', (known) => ({ params: importId(known) })),
  call('cancelProductImport', (known) => ({ params: importId(known) })),
  call('deleteProduct', (known) => ({ params: copyId(known) }), { title: 'copy' }),
  call('deleteProduct', (known) => ({ params: productId(known) })),
  call('adminCategories', {}),
  call('createCategory', ({ mark }) => ({ body: { name: `${writer} ${mark}` } })),
  call('adminCategory', (known) => {
    const [first] = known.data('adminCategories')
    return { params: { id: needed(first, 'there are no categories').id } }
  }),
  call('updateCategory', (known) => ({
    params: categoryId(known),
    body: { name: `${writer} ${known.mark} 2` },
  })),
  call('reorderCategories', (known) => {
    const all = [...known.data('adminCategories'), known.data('createCategory')]
    const places = all.map(({ id, parent_id, position }) => ({ id, parent_id, position }))
    return { body: { places } }
  }),
  call('deleteCategory', (known) => ({ params: categoryId(known) })),
]

function ownOrderId(known: Known, title?: string) {
  const { code } = known.data('createOrder', title).order
  const row = known.data('adminOrders').orders.find((each) => each.code === code)
  return { id: needed(row, `the list of orders has no ${code}`).id }
}

const cancel = { status: 'cancelled', reason: writer } as const
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const orderCalls = [
  call('adminDashboard', { query: { from: day(7), to: day(0) } }),
  call('adminOrders', { query: { per_page: 20, sort: '-created' } }),
  call('adminOrder', (known) => {
    const [first] = known.data('adminOrders').orders
    return { params: { id: needed(first, 'there are no orders').id } }
  }),
  call('addOrderNote', (known) => ({ params: ownOrderId(known), body: { text: writer } })),
  call('moveOrders', (known) => ({ body: { move: 'confirm', orders: [ownOrderId(known)] } })),
  call('transitionOrder', (known) => ({ params: ownOrderId(known), body: cancel })),
  call('transitionOrder', (known) => ({ params: ownOrderId(known, 'PayPal'), body: cancel }), {
    title: 'PayPal',
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
