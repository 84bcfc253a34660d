// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const productStatusShape: Shape = { oneOf: ['active', 'inactive', 'draft'] }
const adminVariantRowShape: Shape = {
  fields: {
    product_id: 'whole',
    variant_id: 'whole',
    name: 'text',
    name_en: 'text',
    brand: 'text',
    category_name: { orNull: 'text' },
    status: productStatusShape,
    is_featured: 'flag',
    color: 'text',
    size: 'text',
    sku: 'text',
    price: 'whole',
    original_price: { orNull: 'whole' },
    stock: 'whole',
    updated_at: { orNull: 'moment' },
  },
  optional: ['name_en'],
  defaults: {
    brand: '',
    category_name: null,
    is_featured: false,
    color: '',
    size: '',
    sku: '',
    original_price: null,
    updated_at: null,
  },
}
const paginationShape: Shape = {
  fields: {
    current_page: 'whole',
    last_page: 'whole',
    per_page: { orNull: 'whole' },
    total: { orNull: 'whole' },
  },
  defaults: { current_page: 1, last_page: 1, per_page: null, total: null },
}
const adminVariantListDataShape: Shape = {
  fields: { variants: { list: adminVariantRowShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { variants: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}
const variantFieldShape: Shape = { oneOf: ['price', 'original_price', 'stock'] }
const variantOutcomeShape: Shape = {
  fields: {
    variant_id: 'whole',
    field: variantFieldShape,
    result: { oneOf: ['saved', 'conflict', 'refused'] },
    value: { orNull: 'whole' },
    message: 'text',
  },
  defaults: { value: null, message: '' },
}
const saveVariantsDataShape: Shape = { fields: { outcomes: { list: variantOutcomeShape } } }

export const adminVariantsAnswer: AnswerShape = {
  operation: 'adminVariants',
  personal: true,
  data: adminVariantListDataShape,
}

export const saveVariantsAnswer: AnswerShape = {
  operation: 'saveVariants',
  takesKey: true,
  data: saveVariantsDataShape,
}
