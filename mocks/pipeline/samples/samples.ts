import type { SectionContent } from '@/api/generated/model'
import { areDuplicateOrders } from '@/domain/order/doubles'
import type { OperationId, operationTable } from '../../contract/operations.gen'
import type { TableViews } from '../../db/stores'
import { firstRow, formWithImage, type SampleOf } from './request'

const lineCount = (items: TableViews['order_items'], { id }: { id: number }) =>
  items.filter(({ order_id }) => order_id === id).length

type AdminTag = `admin-${string}`

type ShopOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['tag'] extends AdminTag ? never : Op
}[OperationId]

const place = { province_id: 1, district_id: 5, ward_id: 167 } as const
const person = { full_name: 'Nguyễn Minh Anh', phone: '0912 345 678' } as const

const onSale = ({ products }: TableViews) => firstRow(products, ({ status }) => status === 'active')
const paypal = ({ payments }: TableViews) => firstRow(payments, ({ method }) => method === 'paypal')
const newAddress = { name: 'An', phone: '0987654321', address: '1 Tràng Tiền' }

const shopSamples: { [Op in ShopOperation]: SampleOf<Op> } = {
  login: ({ users }) => {
    const { email, password } = firstRow(users, (user) => !user.is_staff)
    return { body: { email, password } }
  },
  logout: () => ({}),
  currentUser: () => ({}),
  register: () => ({
    body: {
      first_name: 'An',
      last_name: 'Phạm',
      phone: '0987654321',
      email: 'an.pham@moclan.example',
      password: 'matkhau-moi-1',
      password_confirmation: 'matkhau-moi-1',
    },
  }),
  siteInfo: () => ({}),
  syncCartProducts: ({ variants }) => {
    const { id, product_id } = firstRow(variants, ({ stock }) => stock > 0)
    return { body: { items: [{ productId: product_id, variantId: id, quantity: 2 }] } }
  },
  homepageBanners: () => ({}),
  homepageSections: () => ({}),
  adminHomepageSections: () => ({}),
  homepageContent: () => ({}),
  productList: () => ({ query: { q: 'ao', page: 1, sort: 'low-to-high' } }),
  productsByCategory: ({ categories }) => ({
    params: { slug: firstRow(categories, ({ level }) => level === 1).slug },
  }),
  productsByIds: ({ products }) => ({
    body: { product_ids: products.slice(0, 3).map(({ id }) => id) },
  }),
  productDetail: (tables) => ({ params: { slug: onSale(tables).slug } }),
  relatedProducts: (tables) => ({ params: { slug: onSale(tables).slug } }),
  categoryList: () => ({ query: { level: 1 } }),
  popularSearches: () => ({}),
  wishlist: () => ({}),
  addToWishlist: (tables) => ({ params: { product_id: onSale(tables).id } }),
  removeFromWishlist: (tables) => ({ params: { product_id: onSale(tables).id } }),
  createRestockNotice: ({ variants }) => {
    const { id, product_id } = firstRow(variants, ({ stock }) => stock === 0)
    return { params: { id: product_id }, body: { variant_id: id, email: 'an.pham@moclan.example' } }
  },
  countries: () => ({}),
  provinces: () => ({}),
  districts: () => ({ params: { id: place.province_id } }),
  provinceWards: () => ({ params: { id: place.province_id } }),
  wards: () => ({ params: { id: place.district_id } }),
  searchAddress: () => ({ query: { q: 'dich vong' } }),
  fullAddress: () => ({ query: { ward_id: place.ward_id } }),
  createOrder: ({ variants }) => {
    const { id, product_id } = firstRow(variants, ({ stock }) => stock > 1)
    return {
      body: {
        ...person,
        ...place,
        address: '12 Xuân Thủy',
        items: [{ product_id, variant_id: id, quantity: 1 }],
        payment_method: 'cod',
      },
    }
  },
  quoteOrder: ({ variants }) => {
    const { id, product_id } = firstRow(variants, ({ stock }) => stock > 1)
    return { body: { items: [{ product_id, variant_id: id, quantity: 1 }], ...place } }
  },
  createPaypalOrder: (tables) => ({ body: { order_id: paypal(tables).order_id } }),
  capturePayment: (tables) => ({
    body: { payment_method: 'paypal', payment_id: paypal(tables).payment_id },
  }),
  paypalStatus: ({ payments }) => ({
    query: { token: firstRow(payments, ({ token }) => token !== null).token ?? '' },
  }),
  vouchers: () => ({}),
  orders: () => ({ query: { tab: 'completed' } }),
  order: ({ orders, users }) => {
    const { id } = firstRow(users, (user) => !user.is_staff)
    return { params: { code: firstRow(orders, ({ user_id }) => user_id === id).code } }
  },
  lookUpOrder: ({ orders }) => {
    const { code, phone } = firstRow(orders, ({ user_id }) => user_id === null)
    return { query: { code, phone } }
  },
  claimOrder: ({ orders }) => {
    const { code, phone } = firstRow(orders, ({ user_id }) => user_id === null)
    return { body: { code, phone } }
  },
  cancelOrder: ({ orders, users }) => {
    const { id } = firstRow(users, (user) => !user.is_staff)
    const isOpen = ({ user_id, status, payment_status }: (typeof orders)[number]) =>
      user_id === id && status === 'pending' && payment_status !== 'successful'
    return { params: { code: firstRow(orders, isOpen).code } }
  },
  changeDelivery: ({ orders }) => {
    const { code, phone } = firstRow(orders, ({ status }) => status === 'processing')
    const recipient = { ...person, ...place, address: '12 Xuân Thủy' }
    return { params: { code }, body: { ...recipient, order_phone: phone } }
  },
  requestReturn: ({ orders, order_items, order_returns }) => {
    const asked = new Set(order_returns.map(({ order_id }) => order_id))
    const isFresh = ({ id, status }: (typeof orders)[number]) =>
      status === 'delivered' && !asked.has(id)
    const { id, code, phone } = firstRow(orders.toReversed(), isFresh)
    const item = firstRow(order_items, ({ order_id }) => order_id === id)
    const line = {
      item_id: item.id,
      quantity: 1,
      reason: 'fit',
      wish: 'exchange',
      size: 'L',
    } as const
    return { params: { code }, body: { items: [line], note: 'Hơi chật', order_phone: phone } }
  },
  uploadReturnPhoto: ({ orders }) => {
    const { code, phone } = firstRow(orders, ({ status }) => status === 'delivered')
    return { params: { code }, body: formWithImage({ order_phone: phone }) }
  },
  userAddresses: () => ({}),
  createUserAddress: () => ({ body: { ...newAddress, default: false } }),
  updateUserAddress: ({ addresses, users }) => {
    const { id } = firstRow(users, (user) => !user.is_staff)
    const own = firstRow(addresses, ({ user_id }) => user_id === id)
    return { params: { id: own.id }, body: { ...newAddress, default: true } }
  },
  deleteUserAddress: ({ addresses, users }) => {
    const { id } = firstRow(users, (user) => !user.is_staff)
    return { params: { id: firstRow(addresses, ({ user_id }) => user_id === id).id } }
  },
}

type AdminOperation = Exclude<OperationId, ShopOperation>

function bannerOf({ banners }: TableViews) {
  const { image_url } = firstRow(banners)
  return { image_url, title_1: 'Lụa Hà Đông', title_2: 'Dệt tay, nhuộm lá', link: '/products' }
}

function productOf({ products, categories }: TableViews) {
  const { images, description, size_chart } = firstRow(products)
  const ivory = { color: 'Ngà', price: 590_000, original_price: 690_000 }
  return {
    name: 'Áo sơ mi lụa Thu Vàng',
    status: 'active' as const,
    category_id: firstRow(categories, ({ level }) => level === 2).id,
    description,
    images: images.slice(0, 2),
    colors: [{ name: 'Ngà', color_code: '#f4ecd8' }],
    sizes: ['S', 'M'],
    variants: [
      { id: null, ...ivory, size: 'S', stock: 12 },
      { id: null, ...ivory, size: 'M', stock: 8 },
    ],
    size_chart,
    weight: 250,
    is_featured: true,
    tags: ['lụa'],
    brand: 'Mộc Lan',
  }
}

const lastId = (rows: ReadonlyArray<{ id: number }>) => ({
  params: { id: firstRow(rows.toReversed()).id },
})
const range = { from: '2026-11-01', to: '2026-11-20' } as const

const firstId = (rows: ReadonlyArray<{ id: number }>) => ({ params: { id: firstRow(rows).id } })

function siteOf({ site, menu }: TableViews) {
  const { website, contact, social, seo } = firstRow(site)
  return { website, contact, social, seo, menu: [...menu] }
}

function sectionsOf({ sections }: TableViews) {
  return sections.map(({ section_key, is_active, content }) => ({
    section_key,
    is_active,
    content: content satisfies SectionContent,
  }))
}

const adminSamples: { [Op in AdminOperation]: SampleOf<Op> } = {
  adminBanners: () => ({ query: { q: '' } }),
  createBanner: (tables) => ({ body: bannerOf(tables) }),
  updateBannerWithFile: ({ banners }) => ({
    ...firstId(banners),
    body: formWithImage({ title_1: 'Lụa', title_2: 'Hà Đông', link: '/products' }),
  }),
  updateBanner: (tables) => ({ ...firstId(tables.banners), body: bannerOf(tables) }),
  deleteBanner: ({ banners }) => lastId(banners),
  uploadBannerImage: () => ({ body: formWithImage() }),
  reorderBanners: ({ banners }) => ({ body: { ids: banners.map(({ id }) => id).toReversed() } }),
  adminVouchers: () => ({ query: { q: 'cam', state: 'running' } }),
  createVoucher: ({ categories }) => ({
    body: {
      code: 'LUA15',
      percent: 15,
      minimum: 600_000,
      max_uses: 200,
      is_listed: true,
      category_ids: [firstRow(categories).id],
    },
  }),
  updateVoucher: ({ vouchers }) => ({
    ...firstId(vouchers),
    body: { code: firstRow(vouchers).code, is_stopped: true },
  }),
  deleteVoucher: ({ vouchers }) => lastId(vouchers),
  updateHomepageSections: (tables) => ({ body: { sections: sectionsOf(tables) } }),
  updateHomepageSection: (tables) => {
    const { section_key, is_active, content } = firstRow(sectionsOf(tables))
    return { params: { key: section_key }, body: { is_active: !is_active, content } }
  },
  uploadSectionImage: () => ({ body: formWithImage({ section_key: 'office_lady' }) }),
  reorderHomepageSections: ({ sections }) => ({
    body: { order: sections.map(({ section_key }) => section_key).toReversed() },
  }),
  adminProducts: () => ({ query: { per_page: 20, sort: '-price', stock: 'low' } }),
  createProduct: (tables) => ({ body: productOf(tables) }),
  adminBrands: () => ({}),
  adminProduct: ({ products }) => firstId(products),
  updateProduct: ({ products }) => ({
    ...firstId(products),
    body: { name: firstRow(products).name, status: 'active', is_featured: true },
  }),
  deleteProduct: ({ products }) => lastId(products),
  uploadProductImage: () => ({ body: formWithImage() }),
  bulkUpdateProducts: ({ products }) => ({
    body: {
      ids: products.slice(0, 2).map(({ id }) => id),
      action: 'featured',
      is_featured: true,
    },
  }),
  duplicateProduct: ({ products }) => firstId(products),
  adminCustomers: () => ({ query: { q: '0912', sort: '-total' } }),
  adminCustomer: ({ users }) => ({ params: { key: `user-${firstRow(users).id}` } }),
  adminPermissions: () => ({}),
  adminActivity: () => ({ query: { kind: 'product' } }),
  adminVariants: () => ({ query: { per_page: 100 } }),
  saveVariants: ({ variants }) => {
    const { id: variant_id, stock } = firstRow(variants)
    return { body: { changes: [{ variant_id, field: 'stock', before: stock, after: stock + 20 }] } }
  },
  productImports: () => ({}),
  startProductImport: ({ products, variants }) => {
    const { id: variant_id, product_id } = firstRow(variants)
    const name = firstRow(products, ({ id }) => id === product_id).name
    const rows = [{ line: 2, product_id, variant_id, name, price: 650_000, stock: 24 }]
    return { body: { file_name: 'gia-thang-12.csv', dry_run: true, rows } }
  },
  productImport: ({ product_imports }) => firstId(product_imports),
  productImportOutcomes: ({ product_imports }) => firstId(product_imports),
  cancelProductImport: ({ product_imports }) => firstId(product_imports),
  adminCategories: () => ({}),
  createCategory: ({ categories }) => ({
    body: { name: 'Khăn lụa', parent_id: firstRow(categories).id, is_active: true },
  }),
  adminCategory: ({ categories }) => firstId(categories),
  updateCategory: ({ categories }) => ({
    ...firstId(categories),
    body: { name: firstRow(categories).name, is_active: true },
  }),
  deleteCategory: ({ categories, products }) => {
    const [used, other] = categories.filter(({ level }) => level === 2)
    if (!used || !other || products.length === 0) throw new Error('The seed has too few categories')
    return { params: { id: used.id }, query: { reassign_to: other.id } }
  },
  reorderCategories: ({ categories }) => ({
    body: {
      places: categories.map(({ id, parent_id, position }) => ({ id, parent_id, position })),
    },
  }),
  adminOrders: () => ({ query: { sort: '-total', status: 'pending', ...range } }),
  adminOrder: ({ orders }) => firstId(orders),
  createAdminOrder: (tables) => ({
    body: { ...shopSamples.createOrder(tables).body, is_paid: true },
  }),
  mergeOrders: ({ orders }) => {
    const pair = orders.flatMap((order) =>
      orders
        .filter((other) => other.id > order.id && areDuplicateOrders(order, other))
        .map((other) => [order, other] as const),
    )
    const [gone, kept] = firstRow(pair, ([one, other]) => one.address === other.address)
    return { params: { id: kept.id }, body: { order_id: gone.id } }
  },
  changeAdminOrder: ({ orders, order_items }) => {
    const order = firstRow(
      orders,
      ({ status, payment_method }) => status === 'pending' && payment_method === 'cod',
    )
    const { id } = firstRow(order_items, ({ order_id }) => order_id === order.id)
    const items = [
      { id, quantity: 1 },
      { product_id: 1, variant_id: 102, quantity: 1 },
    ]
    const person = { full_name: order.full_name, phone: order.phone }
    return {
      params: { id: order.id },
      body: { ...person, address: '12 Xuân Thủy', ...place, note: 'Gọi trước khi giao', items },
    }
  },
  // This payment is already captured. The server answers a repeated capture with success too.
  settlePayment: ({ orders }) => {
    const isPaid = ({ payment_method, payment_status }: (typeof orders)[number]) =>
      payment_method === 'paypal' && payment_status === 'successful'
    return { params: { id: firstRow(orders, isPaid).id }, body: { action: 'capture' } }
  },
  transitionOrder: ({ orders }) => ({
    params: { id: firstRow(orders, ({ status }) => status === 'pending').id },
    body: { status: 'processing' },
  }),
  moveOrders: ({ orders }) => ({
    body: {
      move: 'confirm',
      orders: [{ id: firstRow(orders, ({ status }) => status === 'pending').id }],
    },
  }),
  settleCash: ({ orders, payments, cash_settlements }) => {
    const settled = new Set(cash_settlements.map(({ order_id }) => order_id))
    const prepaid = new Set(payments.flatMap((one) => (one.is_prepaid ? [one.order_id] : [])))
    const isOwed = ({ id, status, payment_method }: (typeof orders)[number]) =>
      status === 'delivered' && payment_method === 'cod' && !settled.has(id) && !prepaid.has(id)
    const { id, total_amount: amount } = firstRow(orders, isOwed)
    return { body: { statement: 'DS-2611', orders: [{ id, amount }] } }
  },
  addOrderNote: ({ orders }) => ({ ...firstId(orders), body: { text: 'Đã gọi khách' } }),
  adminReturns: () => ({ query: { sort: 'requested' } }),
  keepInPart: ({ orders, order_items }) => {
    const { id } = firstRow(
      orders,
      (row) =>
        row.status === 'shipped' && row.payment_method === 'cod' && lineCount(order_items, row) > 1,
    )
    const { id: item_id } = firstRow(order_items, ({ order_id }) => order_id === id)
    return { params: { id }, body: { back: [{ item_id, quantity: 1 }] } }
  },
  createAdminReturn: ({ orders, order_items, order_returns }) => {
    const asked = new Set(order_returns.map(({ order_id }) => order_id))
    const { id } = firstRow(orders, (row) => row.status === 'delivered' && !asked.has(row.id))
    const item = firstRow(order_items, ({ order_id }) => order_id === id)
    const line = { item_id: item.id, quantity: 1, reason: 'fit', wish: 'exchange' } as const
    return { params: { id }, body: { items: [{ ...line, size: 'L' }], note: 'Khách gọi điện' } }
  },
  moveReturn: ({ order_returns }) => {
    const { id, order_id } = firstRow(order_returns, ({ state }) => state === 'requested')
    const answer = 'Mời bạn gửi về 12 Hàng Gai, Hà Nội.'
    return { params: { id: order_id, return_id: id }, body: { state: 'approved', answer } }
  },
  adminDashboard: () => ({ query: range }),
  adminSettings: () => ({}),
  updateSettings: (tables) => ({ body: { site: siteOf(tables) } }),
}

export const samples: { [Op in OperationId]: SampleOf<Op> } = { ...shopSamples, ...adminSamples }
