// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  countriesAnswer,
  provincesAnswer,
  districtsAnswer,
  provinceWardsAnswer,
  wardsAnswer,
  searchAddressAnswer,
  fullAddressAnswer,
} from '../answers/address.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callCountries = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, countriesAnswer, init)

export const callProvinces = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, provincesAnswer, init)

export const callDistricts = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, districtsAnswer, init)

export const callProvinceWards = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, provinceWardsAnswer, init)

export const callWards = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, wardsAnswer, init)

export const callSearchAddress = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, searchAddressAnswer, init)

export const callFullAddress = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, fullAddressAnswer, init)
