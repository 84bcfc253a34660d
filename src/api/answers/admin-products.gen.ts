// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { paginationShape, imageNoteShape, productColorShape } from './catalogue.gen.ts'
import { uploadedFileShape } from './orders.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

export const productStatusShape: Shape = { oneOf: ['active', 'inactive', 'draft'] }
const adminProductRowShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    slug: 'text',
    image: { orNull: 'image' },
    category_id: { orNull: 'whole' },
    category_name: { orNull: 'text' },
    brand: 'text',
    min_price: 'whole',
    max_price: 'whole',
    stock: 'whole',
    variant_count: 'whole',
    status: productStatusShape,
    is_featured: 'flag',
    updated_at: 'moment',
  },
  optional: ['updated_at'],
  defaults: {
    slug: '',
    image: null,
    category_id: null,
    category_name: null,
    brand: '',
    variant_count: 0,
    is_featured: false,
  },
}
const adminProductListDataShape: Shape = {
  fields: { products: { list: adminProductRowShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { products: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}
const adminVariantShape: Shape = {
  fields: {
    id: { orNull: 'whole' },
    color: 'text',
    size: 'text',
    price: 'whole',
    original_price: { orNull: 'whole' },
    stock: 'whole',
    image_url: { orNull: 'image' },
    sku: 'text',
  },
  optional: ['image_url', 'sku'],
  defaults: { original_price: null, stock: 0 },
}
const adminProductShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    name_en: 'text',
    slug: 'text',
    category_id: { orNull: 'whole' },
    description: 'text',
    description_en: 'text',
    images: { list: 'image' },
    image_notes: { list: imageNoteShape },
    care: { list: 'text' },
    colors: { list: productColorShape },
    sizes: { list: 'text' },
    variants: { list: adminVariantShape },
    price: 'whole',
    stock: 'whole',
    sku: 'text',
    meta_title: 'text',
    meta_description: 'text',
    meta_keywords: 'text',
    size_chart: 'text',
    weight: { orNull: 'whole' },
    length: { orNull: 'number' },
    width: { orNull: 'number' },
    height: { orNull: 'number' },
    shipping_notes: 'text',
    status: productStatusShape,
    is_featured: 'flag',
    tags: { list: 'text' },
    internal_notes: 'text',
    brand: 'text',
    created_at: 'moment',
    updated_at: 'moment',
  },
  optional: ['name_en', 'description_en', 'created_at', 'updated_at'],
  defaults: {
    slug: '',
    category_id: null,
    description: '',
    images: [],
    image_notes: [],
    care: [],
    colors: [],
    sizes: [],
    variants: [],
    price: 0,
    stock: 0,
    sku: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    size_chart: '',
    weight: null,
    length: null,
    width: null,
    height: null,
    shipping_notes: '',
    status: 'draft',
    is_featured: false,
    tags: [],
    internal_notes: '',
    brand: '',
  },
}
const adminProductDataShape: Shape = { fields: { product: adminProductShape } }
export const variantFieldShape: Shape = { oneOf: ['price', 'original_price', 'stock'] }
const variantChangeShape: Shape = {
  fields: {
    variant_id: 'whole',
    field: variantFieldShape,
    before: { orNull: 'whole' },
    after: { orNull: 'whole' },
  },
}
const bulkOutcomeShape: Shape = {
  fields: {
    id: 'whole',
    ok: 'flag',
    message: 'text',
    conflict: 'flag',
    changes: { list: variantChangeShape },
  },
  optional: ['conflict', 'changes'],
  defaults: { message: '' },
}
const bulkProductsDataShape: Shape = { fields: { outcomes: { list: bulkOutcomeShape } } }

export const adminProductsAnswer: AnswerShape = {
  operation: 'adminProducts',
  personal: true,
  data: adminProductListDataShape,
}

export const createProductAnswer: AnswerShape = {
  operation: 'createProduct',
  takesKey: true,
  data: adminProductDataShape,
}

export const adminBrandsAnswer: AnswerShape = {
  operation: 'adminBrands',
  personal: true,
  data: { list: 'text' },
}

export const adminProductAnswer: AnswerShape = {
  operation: 'adminProduct',
  personal: true,
  data: adminProductDataShape,
}

export const updateProductAnswer: AnswerShape = {
  operation: 'updateProduct',
  data: adminProductDataShape,
}

export const deleteProductAnswer: AnswerShape = { operation: 'deleteProduct' }

export const uploadProductImageAnswer: AnswerShape = {
  operation: 'uploadProductImage',
  data: uploadedFileShape,
}

export const bulkUpdateProductsAnswer: AnswerShape = {
  operation: 'bulkUpdateProducts',
  takesKey: true,
  data: bulkProductsDataShape,
}

export const duplicateProductAnswer: AnswerShape = {
  operation: 'duplicateProduct',
  takesKey: true,
  data: adminProductDataShape,
}
