// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { productStatusShape } from './admin-products.gen.ts'
import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const importStatusShape: Shape = { oneOf: ['running', 'done', 'cancelled'] }
const productImportShape: Shape = {
  fields: {
    id: 'whole',
    file_name: 'text',
    dry_run: 'flag',
    status: importStatusShape,
    total: 'whole',
    processed: 'whole',
    created: 'whole',
    updated: 'whole',
    unchanged: 'whole',
    failed: 'whole',
    by: 'text',
    created_at: { orNull: 'moment' },
    finished_at: { orNull: 'moment' },
  },
  defaults: { by: '', created_at: null, finished_at: null },
}
const productImportListDataShape: Shape = {
  fields: { imports: { list: productImportShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { imports: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}
const importResultShape: Shape = { oneOf: ['created', 'updated', 'unchanged', 'failed'] }
export const fieldChangeShape: Shape = {
  fields: { field: 'text', before: 'text', after: 'text' },
  defaults: { before: '', after: '' },
}
const productImportRowShape: Shape = {
  fields: {
    line: 'whole',
    product_id: 'whole',
    variant_id: 'whole',
    name: 'text',
    name_en: 'text',
    brand: 'text',
    category: 'text',
    status: productStatusShape,
    is_featured: 'flag',
    color: 'text',
    size: 'text',
    sku: 'text',
    price: 'whole',
    original_price: { orNull: 'whole' },
    stock: 'whole',
    updated_at: 'moment',
    stock_before: 'whole',
  },
  optional: [
    'product_id',
    'variant_id',
    'name',
    'name_en',
    'brand',
    'category',
    'status',
    'is_featured',
    'color',
    'size',
    'sku',
    'price',
    'original_price',
    'stock',
    'updated_at',
    'stock_before',
  ],
}
const importOutcomeShape: Shape = {
  fields: {
    line: 'whole',
    result: importResultShape,
    product_id: { orNull: 'whole' },
    message: 'text',
    changes: { list: fieldChangeShape },
    row: productImportRowShape,
  },
  defaults: { product_id: null, message: '', changes: [] },
}
const importOutcomeListDataShape: Shape = {
  fields: { outcomes: { list: importOutcomeShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { outcomes: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}

export const productImportsAnswer: AnswerShape = {
  operation: 'productImports',
  personal: true,
  data: productImportListDataShape,
}

export const startProductImportAnswer: AnswerShape = {
  operation: 'startProductImport',
  takesKey: true,
  data: productImportShape,
}

export const productImportAnswer: AnswerShape = {
  operation: 'productImport',
  personal: true,
  data: productImportShape,
}

export const productImportOutcomesAnswer: AnswerShape = {
  operation: 'productImportOutcomes',
  personal: true,
  data: importOutcomeListDataShape,
}

export const cancelProductImportAnswer: AnswerShape = {
  operation: 'cancelProductImport',
  data: productImportShape,
}
