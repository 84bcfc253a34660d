/** First-load JavaScript of one screen, brotli-compressed (Product §13). */
export interface Budget {
  screen: string
  /** Route files besides the entry, which holds the shop's layout and home. */
  routes: readonly string[]
  /** Other chunks that the screen waits for. */
  extra?: readonly string[]
  /** Budget in kB (1,000 bytes). */
  limit: number
}

/** The libraries alone are 108 kB. Figures: docs/adr/0031. */
const home = 138
const other = 165
/** The form, the coupon and the failure that stays on the page: docs/adr/0010, 0022, 0023, 0027 and 0031. */
const checkout = 173
/** Guards against double presses, codes, what a failed press says, boundaries: docs/adr/0028 and 0031. */
const adminList = 258

/** Texts of the default language; the first render waits for them. */
export const textsOfStart = ['src/i18n/compiled/vi/shop.json'] as const

const adminTexts = (list: string) =>
  ['admin', 'auth', list].map((area) => `src/i18n/compiled/vi/${area}.json`)

export const budgets: readonly Budget[] = [
  { screen: 'home', routes: [], limit: home },
  {
    screen: 'category',
    routes: ['src/routes/_shop/category.$slug.lazy.tsx'],
    limit: other,
  },
  {
    screen: 'product',
    routes: ['src/routes/_shop/products.$slug.lazy.tsx'],
    extra: ['src/i18n/compiled/vi/product.json'],
    limit: other,
  },
  {
    screen: 'cart',
    routes: ['src/routes/_shop/cart.lazy.tsx'],
    extra: ['src/i18n/compiled/vi/cart.json'],
    limit: other,
  },
  {
    screen: 'checkout',
    routes: ['src/routes/_shop/checkout.lazy.tsx'],
    extra: ['src/i18n/compiled/vi/checkout.json'],
    limit: checkout,
  },
  {
    screen: 'order success',
    routes: ['src/routes/_shop/order-success.lazy.tsx'],
    extra: ['src/i18n/compiled/vi/checkout.json'],
    limit: other,
  },
  {
    screen: 'size guide',
    routes: ['src/routes/_shop/_info.size-guide.lazy.tsx'],
    extra: ['src/i18n/compiled/vi/info.json'],
    limit: other,
  },
  {
    screen: 'admin products',
    routes: ['src/routes/admin.lazy.tsx', 'src/routes/admin.products.index.lazy.tsx'],
    extra: adminTexts('adminProducts'),
    limit: adminList,
  },
  {
    screen: 'admin orders',
    routes: ['src/routes/admin.lazy.tsx', 'src/routes/admin.orders.index.lazy.tsx'],
    extra: adminTexts('adminOrders'),
    limit: adminList,
  },
]
