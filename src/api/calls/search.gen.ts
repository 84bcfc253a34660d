// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { popularSearchesAnswer } from '../answers/search.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callPopularSearches = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, popularSearchesAnswer, init)
