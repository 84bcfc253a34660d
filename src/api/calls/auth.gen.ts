// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  loginAnswer,
  logoutAnswer,
  currentUserAnswer,
  registerAnswer,
} from '../answers/auth.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callLogin = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, loginAnswer, init)

export const callLogout = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, logoutAnswer, init)

export const callCurrentUser = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, currentUserAnswer, init)

export const callRegister = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, registerAnswer, init)
