// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const categoryMentionShape: Shape = {
  fields: { place: { oneOf: ['home', 'menu', 'banner'] }, name: 'text' },
  defaults: { name: '' },
}
const adminCategoryShape: Shape = {
  fields: {
    id: 'whole',
    parent_id: { orNull: 'whole' },
    name: 'text',
    name_en: 'text',
    slug: 'text',
    image: { orNull: 'image' },
    level: { oneOf: [1, 2] },
    position: 'whole',
    is_active: 'flag',
    product_count: 'whole',
    linked_from: { list: categoryMentionShape },
    updated_at: 'moment',
  },
  optional: ['name_en', 'linked_from', 'updated_at'],
  defaults: {
    parent_id: null,
    image: null,
    level: 1,
    position: 0,
    is_active: true,
    product_count: 0,
  },
}

export const adminCategoriesAnswer: AnswerShape = {
  operation: 'adminCategories',
  personal: true,
  data: { list: adminCategoryShape },
}

export const createCategoryAnswer: AnswerShape = {
  operation: 'createCategory',
  takesKey: true,
  data: adminCategoryShape,
}

export const adminCategoryAnswer: AnswerShape = {
  operation: 'adminCategory',
  personal: true,
  data: adminCategoryShape,
}

export const updateCategoryAnswer: AnswerShape = {
  operation: 'updateCategory',
  data: adminCategoryShape,
}

export const deleteCategoryAnswer: AnswerShape = { operation: 'deleteCategory' }

export const reorderCategoriesAnswer: AnswerShape = {
  operation: 'reorderCategories',
  data: { list: adminCategoryShape },
}
