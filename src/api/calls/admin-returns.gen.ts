// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminReturnsAnswer } from '../answers/admin-returns.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminReturns = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminReturnsAnswer, init)
