import type { ErrorRow } from '../row'

const hearts = {
  section: '8.7',
  place: 'toast',
  path: '/category/dresses',
  action: 'keep',
  test: 'e2e/faults/error-catalogue: what a tap says',
} as const

const cascade = {
  section: '8.8',
  outcome: 500,
  place: 'inline',
  path: '/checkout',
  action: null,
  test: 'e2e/faults/error-catalogue: what the address selectors say',
} as const

const ordering = {
  section: '8.9',
  operation: 'createOrder',
  place: 'toast',
  path: '/checkout',
  action: 'pay',
  test: 'e2e/faults/error-catalogue: what placing an order says',
} as const

const tapRows: readonly ErrorRow[] = [
  {
    ...hearts,
    id: 'cart.addFailed',
    operation: null,
    outcome: 'none',
    said: { id: 'product.addFailed' },
    path: '/products/dam-chu-a-co-sen-tu-anh',
    scenario: ['storage:full'],
    action: 'add',
  },
  {
    ...hearts,
    id: 'cart.chooseOptions',
    operation: null,
    outcome: 'none',
    said: { id: 'product.chooseOptions' },
    path: '/products/dam-chu-a-co-sen-tu-anh',
    scenario: ['product.bare'],
    action: 'add',
  },
  {
    ...hearts,
    id: 'cart.added',
    operation: null,
    outcome: 'done',
    said: { id: 'product.added' },
    path: '/products/dam-chu-a-co-sen-tu-anh',
    scenario: ['login:visitor'],
    action: 'add',
  },
  {
    ...hearts,
    id: 'wishlist.added',
    operation: 'addToWishlist',
    outcome: 'done',
    said: { id: 'wishlist.added' },
    scenario: ['login:shopper'],
  },
  {
    ...hearts,
    id: 'wishlist.addFailed',
    operation: 'addToWishlist',
    outcome: 500,
    said: { id: 'wishlist.error.add' },
    scenario: ['login:shopper', 'addToWishlist.serverError'],
  },
  {
    ...hearts,
    id: 'wishlist.removed',
    operation: 'removeFromWishlist',
    outcome: 'done',
    said: { id: 'wishlist.removed' },
    path: '/wishlist',
    scenario: ['login:shopper'],
    action: 'letGo',
  },
  {
    ...hearts,
    id: 'wishlist.removeFailed',
    operation: 'removeFromWishlist',
    outcome: 500,
    said: { id: 'wishlist.error.remove' },
    path: '/wishlist',
    scenario: ['login:shopper', 'removeFromWishlist.serverError'],
    action: 'letGo',
  },
]

const cascadeRows: readonly ErrorRow[] = [
  {
    ...cascade,
    id: 'cascade.country',
    operation: 'countries',
    said: { id: 'address.error.country' },
    scenario: ['checkout:cod', 'countries.serverError'],
  },
  {
    ...cascade,
    id: 'cascade.province',
    operation: 'provinces',
    said: { id: 'address.error.province' },
    scenario: ['checkout:cod', 'provinces.serverError'],
  },
  {
    ...cascade,
    id: 'cascade.district',
    operation: 'districts',
    said: { id: 'address.error.district' },
    scenario: ['checkout:cod', 'districts.serverError'],
  },
  {
    ...cascade,
    id: 'cascade.ward',
    operation: 'wards',
    said: { id: 'address.error.ward' },
    scenario: ['checkout:cod', 'wards.serverError'],
  },
  {
    ...cascade,
    id: 'cascade.search',
    operation: 'searchAddress',
    said: { id: 'ui.error' },
    place: 'nowhere',
    scenario: ['checkout:cod', 'searchAddress.serverError', 'fullAddress.serverError'],
  },
]

const orderRows: readonly ErrorRow[] = [
  {
    ...ordering,
    id: 'order.422',
    outcome: 422,
    said: { server: 'Số điện thoại sai, Địa chỉ quá ngắn' },
    scenario: ['checkout:cod', 'createOrder.422:phone=Số điện thoại sai;address=Địa chỉ quá ngắn'],
  },
  {
    ...ordering,
    id: 'order.500.server',
    outcome: 500,
    said: { server: 'Quầy đang kiểm tiền' },
    scenario: ['checkout:cod', 'createOrder.500:message=Quầy đang kiểm tiền'],
  },
  {
    ...ordering,
    id: 'order.500',
    outcome: 500,
    said: { id: 'order.error.createFailed' },
    scenario: ['checkout:cod', 'createOrder.500empty'],
  },
  {
    ...ordering,
    id: 'order.offline',
    outcome: 'offline',
    said: { id: 'order.error.cannotConnect' },
    scenario: ['checkout:cod', 'createOrder.offline'],
  },
  {
    ...ordering,
    id: 'order.stockGone',
    outcome: 422,
    said: { server: 'Sản phẩm vừa hết hàng' },
    scenario: ['checkout:cod', 'createOrder.stockGone'],
  },
  {
    ...ordering,
    id: 'order.priceChanged',
    outcome: 422,
    said: { server: 'Giá sản phẩm vừa thay đổi' },
    scenario: ['checkout:cod', 'createOrder.priceChanged'],
  },
]

/** Product §8.7 to 8.9: taps, the selectors of an address, placing an order. */
export const buyingRows: readonly ErrorRow[] = [...tapRows, ...cascadeRows, ...orderRows]
