// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  wishlistAnswer,
  addToWishlistAnswer,
  removeFromWishlistAnswer,
} from '../answers/wishlist.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callWishlist = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, wishlistAnswer, init)

export const callAddToWishlist = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, addToWishlistAnswer, init)

export const callRemoveFromWishlist = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, removeFromWishlistAnswer, init)
