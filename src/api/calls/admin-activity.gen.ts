// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminActivityAnswer } from '../answers/admin-activity.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminActivity = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminActivityAnswer, init)
