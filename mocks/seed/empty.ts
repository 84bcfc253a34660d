import type { Tables } from '~mocks/db/tables'

export function emptyWorld(seed: Tables): Tables {
  return {
    ...seed,
    products: [],
    product_colours: [],
    product_sizes: [],
    variants: [],
    banners: [],
    sections: seed.sections.map((section) => ({ ...section, is_active: false })),
    orders: [],
    order_items: [],
    order_events: [],
    order_notes: [],
    order_returns: [],
    payments: [],
    addresses: [],
    wishlist: [],
    restock_notices: [],
    product_imports: [],
    activity: [],
  }
}
