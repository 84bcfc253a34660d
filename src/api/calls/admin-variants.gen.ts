// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminVariantsAnswer, saveVariantsAnswer } from '../answers/admin-variants.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminVariants = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminVariantsAnswer, init)

export const callSaveVariants = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, saveVariantsAnswer, init)
