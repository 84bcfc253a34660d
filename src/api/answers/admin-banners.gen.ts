// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const bannerShape: Shape = {
  fields: {
    id: 'whole',
    image_url: 'image',
    title_1: 'text',
    title_2: 'text',
    title_1_en: 'text',
    title_2_en: 'text',
    focus_x: { orNull: 'whole' },
    focus_y: { orNull: 'whole' },
    text_width: { orNull: 'whole' },
    link: 'text',
    order: 'whole',
    updated_at: 'moment',
  },
  optional: ['title_1_en', 'title_2_en', 'focus_x', 'focus_y', 'text_width', 'updated_at'],
  defaults: { title_1: '', title_2: '', link: '', order: 0 },
}
const uploadedFileShape: Shape = { fields: { url: 'image' } }

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
