// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { createRestockNoticeAnswer } from '../answers/restock.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callCreateRestockNotice = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createRestockNoticeAnswer, init)
