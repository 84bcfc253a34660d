// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  userAddressesAnswer,
  createUserAddressAnswer,
  updateUserAddressAnswer,
  deleteUserAddressAnswer,
} from '../answers/user-addresses.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callUserAddresses = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, userAddressesAnswer, init)

export const callCreateUserAddress = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createUserAddressAnswer, init)

export const callUpdateUserAddress = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateUserAddressAnswer, init)

export const callDeleteUserAddress = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, deleteUserAddressAnswer, init)
