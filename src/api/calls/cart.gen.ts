// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { syncCartProductsAnswer, quoteOrderAnswer } from '../answers/cart.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callSyncCartProducts = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, syncCartProductsAnswer, init)

export const callQuoteOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, quoteOrderAnswer, init)
