// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  productImportsAnswer,
  startProductImportAnswer,
  productImportAnswer,
  productImportOutcomesAnswer,
  cancelProductImportAnswer,
} from '../answers/admin-imports.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callProductImports = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productImportsAnswer, init)

export const callStartProductImport = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, startProductImportAnswer, init)

export const callProductImport = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productImportAnswer, init)

export const callProductImportOutcomes = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, productImportOutcomesAnswer, init)

export const callCancelProductImport = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, cancelProductImportAnswer, init)
