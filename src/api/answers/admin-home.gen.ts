// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

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
const homepageSectionShape: Shape = {
  fields: {
    section_key: sectionKeyShape,
    is_active: 'flag',
    content: sectionContentShape,
    updated_at: 'moment',
  },
  optional: ['updated_at'],
  defaults: { is_active: true, content: {} },
}
const uploadedFileShape: Shape = { fields: { url: 'image' } }

export const updateHomepageSectionsAnswer: AnswerShape = {
  operation: 'updateHomepageSections',
  data: { list: homepageSectionShape },
}

export const updateHomepageSectionAnswer: AnswerShape = {
  operation: 'updateHomepageSection',
  data: homepageSectionShape,
}

export const uploadSectionImageAnswer: AnswerShape = {
  operation: 'uploadSectionImage',
  data: uploadedFileShape,
}

export const reorderHomepageSectionsAnswer: AnswerShape = {
  operation: 'reorderHomepageSections',
  data: { list: homepageSectionShape },
}
