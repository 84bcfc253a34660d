// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { siteInfoAnswer } from '../answers/site.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callSiteInfo = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, siteInfoAnswer, init)
