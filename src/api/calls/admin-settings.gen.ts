// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminSettingsAnswer, updateSettingsAnswer } from '../answers/admin-settings.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminSettings = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminSettingsAnswer, init)

export const callUpdateSettings = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateSettingsAnswer, init)
