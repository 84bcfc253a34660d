// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminPermissionsAnswer } from '../answers/admin-permissions.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminPermissions = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminPermissionsAnswer, init)
