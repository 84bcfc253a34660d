/**
 * Which message files travel together. `shop` is on every page; the others load with their routes.
 * Each bundle is compiled to `src/i18n/compiled/{locale}/{bundle}.json`.
 */
export const messageBundles = {
  shop: ['common', 'ui', 'shell', 'home', 'catalogue', 'site'],
  checkout: ['checkout', 'address', 'combobox', 'order', 'payment'],
  saved: ['saved'],
  product: ['product', 'swatch'],
  cart: ['cart', 'line', 'quantity'],
  search: ['search', 'list'],
  auth: ['auth'],
  account: ['account', 'book', 'profile', 'viewed'],
  wishlist: ['wishlist'],
  info: ['info', 'sizes', 'voucher'],
  footer: ['footer', 'lost'],
  admin: [
    'admin',
    'table',
    'sortable',
    'upload',
    'preview',
    'imageField',
    'unsaved',
    'adminBanners',
    'adminHome',
    'chart',
    'adminDashboard',
    'adminSettings',
    'combobox',
  ],
  adminProducts: ['adminProducts'],
  adminProduct: ['adminProduct', 'swatch', 'richText', 'adminImages', 'adminVariants'],
  adminCategories: ['adminCategories'],
  adminOrders: ['adminOrders'],
  qa: ['qa'],
} as const

/** Every language of the shop; the first one is the default. */
export const locales = ['vi', 'en'] as const
