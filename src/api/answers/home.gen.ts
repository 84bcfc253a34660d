// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

export const bannerShape: Shape = {
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
const sectionKeyShape: Shape = { oneOf: ['office_lady', 'banner_home', 'categories', 'features'] }
const sectionTagShape: Shape = { fields: { product_id: 'whole', x: 'whole', y: 'whole' } }
const sectionCategoryShape: Shape = {
  fields: { name: 'text', name_en: 'text', image: 'image', link: 'text' },
  optional: ['name_en'],
}
const sectionFeatureShape: Shape = {
  fields: { icon: 'text', text: 'text', text_en: 'text' },
  optional: ['text_en'],
}
const sectionContentShape: Shape = {
  fields: {
    title: 'text',
    subtitle: 'text',
    description: 'text',
    title_en: 'text',
    subtitle_en: 'text',
    description_en: 'text',
    button_text_en: 'text',
    link: 'text',
    button_text: 'text',
    image: 'image',
    tags: { list: sectionTagShape },
    categories: { list: sectionCategoryShape },
    features: { list: sectionFeatureShape },
  },
  optional: [
    'title',
    'subtitle',
    'description',
    'title_en',
    'subtitle_en',
    'description_en',
    'button_text_en',
    'link',
    'button_text',
    'image',
    'tags',
    'categories',
    'features',
  ],
}
export const homepageSectionShape: Shape = {
  fields: {
    section_key: sectionKeyShape,
    is_active: 'flag',
    content: sectionContentShape,
    updated_at: 'moment',
  },
  optional: ['updated_at'],
  defaults: { is_active: true, content: {} },
}
const homepageContentShape: Shape = {
  fields: { banners: { list: bannerShape }, sections: { list: homepageSectionShape } },
}

export const homepageBannersAnswer: AnswerShape = {
  operation: 'homepageBanners',
  data: { list: bannerShape },
}

export const homepageSectionsAnswer: AnswerShape = {
  operation: 'homepageSections',
  data: { list: homepageSectionShape },
}

export const adminHomepageSectionsAnswer: AnswerShape = {
  operation: 'adminHomepageSections',
  personal: 'partly',
  forVisitorsToo: true,
  data: { list: homepageSectionShape },
}

export const homepageContentAnswer: AnswerShape = {
  operation: 'homepageContent',
  data: homepageContentShape,
}
