// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  homepageBannersAnswer,
  homepageSectionsAnswer,
  adminHomepageSectionsAnswer,
  homepageContentAnswer,
} from '../answers/home.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callHomepageBanners = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, homepageBannersAnswer, init)

export const callHomepageSections = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, homepageSectionsAnswer, init)

export const callAdminHomepageSections = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminHomepageSectionsAnswer, init)

export const callHomepageContent = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, homepageContentAnswer, init)
