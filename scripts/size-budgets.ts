/** First-load JavaScript of one screen, brotli-compressed (quality.md §1: home 120 kB, others 25 kB more). */
export interface Budget {
  screen: string
  /** Route files from the outermost layout in; their chunks load together. */
  routes: readonly string[]
  /** Other chunks that the screen waits for. */
  extra?: readonly string[]
  /** Bound in kB (1,000 bytes). */
  limit: number
}

const home = 120
const other = home + 25
const layout = 'src/routes/_shop.tsx'

/** Texts of the default language, which the first render waits for. */
export const textsOfStart = ['src/i18n/compiled/vi/shop.json'] as const

export const budgets: readonly Budget[] = [
  { screen: 'home', routes: [layout, 'src/routes/_shop/index.tsx'], limit: home },
  { screen: 'category', routes: [layout, 'src/routes/_shop/category.$slug.tsx'], limit: other },
  { screen: 'product', routes: [layout, 'src/routes/_shop/products.$slug.tsx'], limit: other },
  { screen: 'cart', routes: [layout, 'src/routes/_shop/cart.tsx'], limit: other },
  {
    screen: 'checkout',
    routes: [layout, 'src/routes/_shop/checkout.tsx'],
    extra: ['src/i18n/compiled/vi/checkout.json'],
    limit: other,
  },
]
