// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  productListAnswer,
  productsByCategoryAnswer,
  productsByIdsAnswer,
  productDetailAnswer,
  relatedProductsAnswer,
  categoryListAnswer,
} from '../answers/catalogue.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callProductList = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productListAnswer, init)

export const callProductsByCategory = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productsByCategoryAnswer, init)

export const callProductsByIds = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productsByIdsAnswer, init)

export const callProductDetail = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productDetailAnswer, init)

export const callRelatedProducts = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, relatedProductsAnswer, init)

export const callCategoryList = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, categoryListAnswer, init)
