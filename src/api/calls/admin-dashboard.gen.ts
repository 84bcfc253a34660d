// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminDashboardAnswer } from '../answers/admin-dashboard.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminDashboard = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminDashboardAnswer, init)
