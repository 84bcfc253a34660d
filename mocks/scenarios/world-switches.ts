/** Scenarios that handlers ask about themselves, and what each one shows. */
export const worldSwitches = {
  'address.two-tier': 'Provinces and wards without districts, as since July 2025',
  'cart.price-changed': 'The cart sync answers a higher price for the first line',
  'cart.variant-gone': 'The cart sync no longer knows the variant of the first line',
  'home.empty': 'No banners and no sections',
  'catalogue.empty': 'No products in any list',
  'product.bare': 'Products without variants, options, description and size chart',
  'orders.none': 'The shopper has no orders yet',
  'orders.many': 'The shopper has every order of the world: several pages of them',
} as const

export type WorldSwitch = keyof typeof worldSwitches
