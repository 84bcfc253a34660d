import { wishKey } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { refusal, success } from './answers'
import { summaryOf } from './serialize/product'
import { isProductShown } from './shop-view'

export const wishlistHandlers: HandlersOf<'wishlist'> = {
  wishlist({ db, user }) {
    const wishes = db
      .where('wishlist', 'user_id', user.id)
      .toSorted((a, b) => b.added_at.localeCompare(a.added_at))
    const products = wishes.map(({ product_id }) => db.get('products', product_id))
    const shown = products.filter((product) => isProductShown(db, product))
    return success({ products: shown.map((product) => summaryOf(db, product)) })
  },

  addToWishlist({ db, params, user, now }) {
    const product = db.find('products', params.product_id)
    if (!product || !isProductShown(db, product)) throw refusal('addToWishlist', 'notFound')
    if (!db.find('wishlist', wishKey(user.id, product.id))) {
      db.insert('wishlist', {
        user_id: user.id,
        product_id: product.id,
        added_at: now.toISOString(),
      })
    }
    return success({ is_in_wishlist: true }, 'Đã thêm vào danh sách yêu thích')
  },

  removeFromWishlist({ db, params, user }) {
    if (!db.find('products', params.product_id)) throw refusal('removeFromWishlist', 'notFound')
    const key = wishKey(user.id, params.product_id)
    if (db.find('wishlist', key)) db.remove('wishlist', key)
    return success({ is_in_wishlist: false }, 'Đã xóa khỏi danh sách yêu thích')
  },
}
