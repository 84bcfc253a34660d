// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  adminBannersAnswer,
  createBannerAnswer,
  updateBannerWithFileAnswer,
  updateBannerAnswer,
  deleteBannerAnswer,
  uploadBannerImageAnswer,
  reorderBannersAnswer,
} from '../answers/admin-banners.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callAdminBanners = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, adminBannersAnswer, init)

export const callCreateBanner = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createBannerAnswer, init)

export const callUpdateBannerWithFile = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateBannerWithFileAnswer, init)

export const callUpdateBanner = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, updateBannerAnswer, init)

export const callDeleteBanner = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, deleteBannerAnswer, init)

export const callUploadBannerImage = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, uploadBannerImageAnswer, init)

export const callReorderBanners = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, reorderBannersAnswer, init)
