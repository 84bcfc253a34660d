// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminReturnsAnswer,
  createAdminReturnAnswer,
  moveReturnAnswer,
} from '../answers/admin-returns.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminReturns = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminReturnsAnswer, init)

export const callCreateAdminReturn = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createAdminReturnAnswer, init)

export const callMoveReturn = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, moveReturnAnswer, init)
