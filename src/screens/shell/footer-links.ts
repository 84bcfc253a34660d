/** Product §2: where the footer leads, by its columns. */
export const footerLinks = {
  shop: ['shirts', 'dresses', 'skirts', 'pants', 'products', 'voucher'],
  help: ['help', 'shipping', 'returns', 'size-guide', 'contact'],
  house: ['about', 'careers', 'press', 'privacy'],
} as const

/** In the order in which they stand. */
export const footerColumns = [
  'shop',
  'help',
  'house',
] as const satisfies (keyof typeof footerLinks)[]
