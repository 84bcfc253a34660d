// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { productSummaryShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

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
