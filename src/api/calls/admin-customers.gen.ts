// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminCustomersAnswer, adminCustomerAnswer } from '../answers/admin-customers.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminCustomers = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminCustomersAnswer, init)

export const callAdminCustomer = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminCustomerAnswer, init)
