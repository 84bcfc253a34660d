// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { changeAdminOrderAnswer, mergeOrdersAnswer } from '../answers/admin-order-changes.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callChangeAdminOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, changeAdminOrderAnswer, init)

export const callMergeOrders = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, mergeOrdersAnswer, init)
