// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminOrdersAnswer,
  createAdminOrderAnswer,
  adminOrderAnswer,
  transitionOrderAnswer,
  moveOrdersAnswer,
  settleCashAnswer,
  addOrderNoteAnswer,
} from '../answers/admin-orders.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminOrders = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminOrdersAnswer, init)

export const callCreateAdminOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createAdminOrderAnswer, init)

export const callAdminOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminOrderAnswer, init)

export const callTransitionOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, transitionOrderAnswer, init)

export const callMoveOrders = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, moveOrdersAnswer, init)

export const callSettleCash = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, settleCashAnswer, init)

export const callAddOrderNote = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, addOrderNoteAnswer, init)
