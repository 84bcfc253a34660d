// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminVouchersAnswer,
  createVoucherAnswer,
  updateVoucherAnswer,
  deleteVoucherAnswer,
} from '../answers/admin-vouchers.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminVouchers = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminVouchersAnswer, init)

export const callCreateVoucher = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createVoucherAnswer, init)

export const callUpdateVoucher = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateVoucherAnswer, init)

export const callDeleteVoucher = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, deleteVoucherAnswer, init)
