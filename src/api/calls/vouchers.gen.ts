// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { vouchersAnswer } from '../answers/vouchers.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callVouchers = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, vouchersAnswer, init)
