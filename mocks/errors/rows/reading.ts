import type { ErrorRow } from '../row'

/** A text that is there when the page opens. */
const atOnce = { place: 'main', action: null } as const

const site = {
  ...atOnce,
  section: '8.4',
  operation: 'siteInfo',
  path: '/contact',
  test: 'e2e/faults/error-catalogue: what the contact page says',
} as const

const cart = {
  section: '8.5',
  operation: 'syncCartProducts',
  place: 'toast',
  path: '/cart',
  action: null,
  test: 'e2e/faults/error-catalogue: what the cart says',
} as const

const siteRows: readonly ErrorRow[] = [
  {
    ...site,
    id: 'site.500.server',
    outcome: 500,
    said: { server: 'Đang chuyển cửa hàng' },
    scenario: ['siteInfo.500:message=Đang chuyển cửa hàng'],
  },
  {
    ...site,
    id: 'site.500',
    outcome: 500,
    said: { id: 'info.error.site' },
    scenario: ['siteInfo.500empty'],
  },
  {
    ...site,
    id: 'site.other.server',
    outcome: 'other status',
    said: { server: 'Trang này đã dời đi' },
    scenario: ['siteInfo.410:message=Trang này đã dời đi'],
  },
  {
    ...site,
    id: 'site.other',
    outcome: 'other status',
    said: { id: 'ui.error' },
    scenario: ['siteInfo.410empty'],
  },
]

const cartRows: readonly ErrorRow[] = [
  {
    ...cart,
    id: 'cart.422',
    outcome: 422,
    said: { server: 'Giỏ quá đầy, Số lượng sai' },
    scenario: [
      'cart:filled',
      'syncCartProducts.422:items=Giỏ quá đầy;items.0.quantity=Số lượng sai',
    ],
  },
  {
    ...cart,
    id: 'cart.500.server',
    outcome: 500,
    said: { server: 'Giỏ hàng đang được kiểm tra' },
    scenario: ['cart:filled', 'syncCartProducts.500:message=Giỏ hàng đang được kiểm tra'],
  },
  {
    ...cart,
    id: 'cart.500',
    outcome: 500,
    said: { id: 'line.error.products' },
    scenario: ['cart:filled', 'syncCartProducts.500empty'],
  },
  {
    ...cart,
    id: 'cart.other',
    outcome: 'other status',
    said: { id: 'ui.error' },
    scenario: ['cart:filled', 'syncCartProducts.404:message=Không có giỏ'],
  },
  {
    ...cart,
    id: 'cart.sync',
    outcome: 'unreadable',
    said: { id: 'line.error.sync' },
    scenario: ['cart:filled', 'syncCartProducts.wrongShape'],
  },
]

/** Product §8.4 and 8.5: site info, the cart's products. */
export const readingRows: readonly ErrorRow[] = [...siteRows, ...cartRows]
