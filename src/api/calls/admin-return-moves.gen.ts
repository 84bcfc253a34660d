// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  createAdminReturnAnswer,
  moveReturnAnswer,
  keepInPartAnswer,
} from '../answers/admin-return-moves.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callCreateAdminReturn = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createAdminReturnAnswer, init)

export const callMoveReturn = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, moveReturnAnswer, init)

export const callKeepInPart = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, keepInPartAnswer, init)
