import type { OperationId, operationTable } from '../../contract/operations.gen'
import { first, formWithImage, type SampleOf } from './sample'

type AdminTag = `admin-${string}`

export type ShopOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['tag'] extends AdminTag ? never : Op
}[OperationId]

const place = { province_id: 1, district_id: 5, ward_id: 167 } as const
const person = { full_name: 'Nguyễn Minh Anh', phone: '0912 345 678' } as const

export const shopSamples: { [Op in ShopOperation]: SampleOf<Op> } = {
  login: ({ users }) => {
    const { email, password } = first(users, (user) => !user.is_staff)
    return { body: { email, password } }
  },
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
    const { id, product_id } = first(variants, ({ stock }) => stock > 0)
    return { body: { items: [{ productId: product_id, variantId: id, quantity: 2 }] } }
  },
  homepageBanners: () => ({}),
  homepageSections: () => ({}),
  adminHomepageSections: () => ({}),
  homepageContent: () => ({}),
  productList: () => ({ query: { q: 'ao', page: 1, sort: 'low-to-high' } }),
  productsByCategory: ({ categories }) => ({
    params: { slug: first(categories, ({ level }) => level === 1).slug },
  }),
  productsByIds: ({ products }) => ({
    body: { product_ids: products.slice(0, 3).map(({ id }) => id) },
  }),
  productDetail: ({ products }) => ({
    params: { slug: first(products, ({ status }) => status === 'active').slug },
  }),
  relatedProducts: ({ products }) => ({
    params: { slug: first(products, ({ status }) => status === 'active').slug },
  }),
  categoryList: () => ({ query: { level: 1 } }),
  popularSearches: () => ({}),
  wishlist: () => ({}),
  addToWishlist: ({ products }) => ({
    params: { product_id: first(products, ({ status }) => status === 'active').id },
  }),
  removeFromWishlist: ({ products }) => ({
    params: { product_id: first(products, ({ status }) => status === 'active').id },
  }),
  createRestockNotice: ({ variants }) => {
    const { id, product_id } = first(variants, ({ stock }) => stock === 0)
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
    const { id, product_id } = first(variants, ({ stock }) => stock > 1)
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
    const { id, product_id } = first(variants, ({ stock }) => stock > 1)
    return { body: { items: [{ product_id, variant_id: id, quantity: 1 }], ...place } }
  },
  createPaypalOrder: ({ payments }) => ({
    body: { order_id: first(payments, ({ method }) => method === 'paypal').order_id },
  }),
  capturePayment: ({ payments }) => ({
    body: {
      payment_method: 'paypal',
      payment_id: first(payments, ({ method }) => method === 'paypal').payment_id,
    },
  }),
  paypalStatus: ({ payments }) => ({
    query: { token: first(payments, ({ token }) => token !== null).token ?? '' },
  }),
  vouchers: () => ({}),
  orders: () => ({ query: { tab: 'completed' } }),
  order: ({ orders, users }) => {
    const { id } = first(users, (user) => !user.is_staff)
    return { params: { code: first(orders, ({ user_id }) => user_id === id).code } }
  },
  lookUpOrder: ({ orders }) => {
    const { code, phone } = first(orders, ({ user_id }) => user_id === null)
    return { query: { code, phone } }
  },
  claimOrder: ({ orders }) => {
    const { code, phone } = first(orders, ({ user_id }) => user_id === null)
    return { body: { code, phone } }
  },
  cancelOrder: ({ orders, users }) => {
    const { id } = first(users, (user) => !user.is_staff)
    const isOpen = ({ user_id, status, payment_status }: (typeof orders)[number]) =>
      user_id === id && status === 'pending' && payment_status !== 'successful'
    return { params: { code: first(orders, isOpen).code } }
  },
  changeDelivery: ({ orders }) => {
    const { code, phone } = first(orders, ({ status }) => status === 'processing')
    const recipient = { ...person, ...place, address: '12 Xuân Thủy' }
    return { params: { code }, body: { ...recipient, order_phone: phone } }
  },
  requestReturn: ({ orders, order_items, order_returns }) => {
    const asked = new Set(order_returns.map(({ order_id }) => order_id))
    const isFresh = ({ id, status }: (typeof orders)[number]) =>
      status === 'delivered' && !asked.has(id)
    const { id, code, phone } = first(orders.toReversed(), isFresh)
    const item = first(order_items, ({ order_id }) => order_id === id)
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
    const { code, phone } = first(orders, ({ status }) => status === 'delivered')
    return { params: { code }, body: formWithImage({ order_phone: phone }) }
  },
  userAddresses: () => ({}),
  createUserAddress: () => ({
    body: { name: 'An', phone: '0987654321', address: '1 Tràng Tiền', default: false },
  }),
  updateUserAddress: ({ addresses, users }) => {
    const { id } = first(users, (user) => !user.is_staff)
    const own = first(addresses, ({ user_id }) => user_id === id)
    return {
      params: { id: own.id },
      body: { name: 'An', phone: '0987654321', address: '1 Tràng Tiền', default: true },
    }
  },
  deleteUserAddress: ({ addresses, users }) => {
    const { id } = first(users, (user) => !user.is_staff)
    return { params: { id: first(addresses, ({ user_id }) => user_id === id).id } }
  },
}
