// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { productStatusShape, variantFieldShape } from './admin-products.gen.ts'
import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

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
const adminVariantListDataShape: Shape = {
  fields: { variants: { list: adminVariantRowShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { variants: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}
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
