// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const cardColorShape: Shape = {
  fields: {
    name: 'text',
    color_code: 'text',
    image: { orNull: 'image' },
    variant_id: { orNull: 'whole' },
  },
  optional: ['image', 'variant_id'],
  defaults: { color_code: '' },
}
const cardSizeShape: Shape = {
  fields: { name: 'text', in_stock: 'flag' },
  defaults: { in_stock: true },
}
const productSummaryShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    original_name: { orNull: 'text' },
    slug: 'text',
    image: { orNull: 'image' },
    images: { list: 'image' },
    price: 'whole',
    min_price: 'whole',
    max_price: 'whole',
    original_price: { orNull: 'whole' },
    colors: { list: cardColorShape },
    in_stock: 'flag',
    sizes: { list: cardSizeShape },
    matched: { list: 'text' },
  },
  optional: ['original_name', 'sizes', 'matched'],
  defaults: { image: null, images: [], original_price: null, colors: [], in_stock: true },
}
const wishlistDataShape: Shape = {
  fields: { products: { list: productSummaryShape } },
  alsoAt: { products: ['/data'] },
}
const wishlistStateShape: Shape = { fields: { is_in_wishlist: 'flag' } }

export const wishlistAnswer: AnswerShape = {
  operation: 'wishlist',
  personal: true,
  data: wishlistDataShape,
}

export const addToWishlistAnswer: AnswerShape = {
  operation: 'addToWishlist',
  data: wishlistStateShape,
  mayLack: true,
}

export const removeFromWishlistAnswer: AnswerShape = {
  operation: 'removeFromWishlist',
  data: wishlistStateShape,
  mayLack: true,
}
