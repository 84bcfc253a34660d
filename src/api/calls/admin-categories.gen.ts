// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminCategoriesAnswer,
  createCategoryAnswer,
  adminCategoryAnswer,
  updateCategoryAnswer,
  deleteCategoryAnswer,
  reorderCategoriesAnswer,
} from '../answers/admin-categories.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminCategories = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminCategoriesAnswer, init)

export const callCreateCategory = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createCategoryAnswer, init)

export const callAdminCategory = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminCategoryAnswer, init)

export const callUpdateCategory = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateCategoryAnswer, init)

export const callDeleteCategory = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, deleteCategoryAnswer, init)

export const callReorderCategories = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, reorderCategoriesAnswer, init)
