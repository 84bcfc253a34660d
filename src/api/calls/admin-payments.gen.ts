// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { settlePaymentAnswer } from '../answers/admin-payments.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callSettlePayment = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, settlePaymentAnswer, init)
