// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { bannerShape } from './home.gen.ts'
import { uploadedFileShape } from './orders.gen.ts'
import type { AnswerShape } from './shape.ts'

export const adminBannersAnswer: AnswerShape = {
  operation: 'adminBanners',
  personal: true,
  data: { list: bannerShape },
}

export const createBannerAnswer: AnswerShape = {
  operation: 'createBanner',
  takesKey: true,
  data: bannerShape,
}

export const updateBannerWithFileAnswer: AnswerShape = {
  operation: 'updateBannerWithFile',
  data: bannerShape,
}

export const updateBannerAnswer: AnswerShape = { operation: 'updateBanner', data: bannerShape }

export const deleteBannerAnswer: AnswerShape = { operation: 'deleteBanner' }

export const uploadBannerImageAnswer: AnswerShape = {
  operation: 'uploadBannerImage',
  data: uploadedFileShape,
}

export const reorderBannersAnswer: AnswerShape = {
  operation: 'reorderBanners',
  data: { list: bannerShape },
}
