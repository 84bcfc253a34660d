// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  updateHomepageSectionsAnswer,
  updateHomepageSectionAnswer,
  uploadSectionImageAnswer,
  reorderHomepageSectionsAnswer,
} from '../answers/admin-home.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callUpdateHomepageSections = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateHomepageSectionsAnswer, init)

export const callUpdateHomepageSection = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateHomepageSectionAnswer, init)

export const callUploadSectionImage = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, uploadSectionImageAnswer, init)

export const callReorderHomepageSections = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, reorderHomepageSectionsAnswer, init)
