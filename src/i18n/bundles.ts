/**
 * The areas of texts that load together. `shop` is on every page; the others load with the routes and parts that
 * show them. Each bundle is compiled to `compiled/{locale}/{bundle}.json`.
 */
export const messageBundles = {
  shop: ['common', 'ui', 'shell', 'home', 'catalogue', 'site'],
  checkout: ['bill', 'delivery', 'checkout', 'address', 'combobox', 'order', 'payment'],
  saved: ['saved', 'moved'],
  product: ['product', 'swatch', 'fact', 'care', 'delivery'],
  mySize: ['mySize'],
  cart: ['bill', 'cart', 'line', 'quantity'],
  search: ['search', 'list', 'filter'],
  auth: ['auth'],
  account: [
    'account',
    'delivery',
    'track',
    'return',
    'book',
    'profile',
    'viewed',
    'editor',
    'unsaved',
  ],
  wishlist: ['wishlist', 'restock', 'unsaved'],
  upload: ['upload'],
  info: ['info', 'sizes', 'voucher'],
  footer: ['footer', 'lost', 'pocket'],
  admin: [
    'admin',
    'table',
    'sortable',
    'upload',
    'preview',
    'imageField',
    'unsaved',
    'editor',
    'adminBanners',
    'adminHome',
    'chart',
    'adminDashboard',
    'adminSettings',
    'combobox',
    'english',
  ],
  adminProducts: ['adminProducts', 'field'],
  adminSheet: ['adminSheet'],
  adminImport: ['adminImport', 'field', 'fact'],
  adminProduct: [
    'adminProduct',
    'field',
    'fact',
    'care',
    'swatch',
    'richText',
    'adminImages',
    'adminVariants',
    'sheet',
  ],
  adminCategories: ['adminCategories', 'adminVouchers', 'field'],
  adminOrders: [
    'bill',
    'delivery',
    'return',
    'adminOrders',
    'adminCustomers',
    'activity',
    'field',
    'fact',
  ],
  adminParcels: ['carriers', 'slips', 'settle'],
  adminReturns: ['adminReturns', 'paymentCheck'],
  adminKeys: ['adminKeys'],
  qa: ['qa'],
} as const

export type Bundle = keyof typeof messageBundles

export function isBundle(name: string): name is Bundle {
  return name in messageBundles
}
