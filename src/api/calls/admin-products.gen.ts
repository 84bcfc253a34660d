// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminProductsAnswer,
  createProductAnswer,
  adminBrandsAnswer,
  adminProductAnswer,
  updateProductAnswer,
  deleteProductAnswer,
  uploadProductImageAnswer,
  bulkUpdateProductsAnswer,
  duplicateProductAnswer,
} from '../answers/admin-products.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminProducts = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminProductsAnswer, init)

export const callCreateProduct = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createProductAnswer, init)

export const callAdminBrands = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminBrandsAnswer, init)

export const callAdminProduct = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminProductAnswer, init)

export const callUpdateProduct = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateProductAnswer, init)

export const callDeleteProduct = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, deleteProductAnswer, init)

export const callUploadProductImage = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, uploadProductImageAnswer, init)

export const callBulkUpdateProducts = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, bulkUpdateProductsAnswer, init)

export const callDuplicateProduct = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, duplicateProductAnswer, init)
