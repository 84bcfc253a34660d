// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { attributeTypeShape } from './cart.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const cardColorShape: Shape = {
  fields: {
    name: 'text',
    color_code: 'text',
    image: { orNull: 'image' },
    variant_id: { orNull: 'whole' },
    is_match: 'flag',
  },
  optional: ['image', 'variant_id', 'is_match'],
  defaults: { color_code: '' },
}
const cardSizeShape: Shape = {
  fields: { name: 'text', in_stock: 'flag' },
  defaults: { in_stock: true },
}
export const productSummaryShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    original_name: { orNull: 'text' },
    slug: 'text',
    image: { orNull: 'image' },
    images: { list: 'image' },
    price: 'whole',
    min_price: 'whole',
    max_price: 'whole',
    original_price: { orNull: 'whole' },
    colors: { list: cardColorShape },
    in_stock: 'flag',
    sizes: { list: cardSizeShape },
    matched: { list: 'text' },
  },
  optional: ['original_name', 'sizes', 'matched'],
  defaults: { image: null, images: [], original_price: null, colors: [], in_stock: true },
}
export const paginationShape: Shape = {
  fields: {
    current_page: 'whole',
    last_page: 'whole',
    per_page: { orNull: 'whole' },
    total: { orNull: 'whole' },
  },
  defaults: { current_page: 1, last_page: 1, per_page: null, total: null },
}
const categoryParentShape: Shape = {
  fields: { id: 'whole', name: 'text', slug: 'text' },
  defaults: { id: 0 },
}
const categoryLinkShape: Shape = {
  fields: { id: 'whole', name: 'text', slug: 'text', parent: { orNull: categoryParentShape } },
  defaults: { id: 0, parent: null },
}
const facetValueShape: Shape = {
  fields: { value: 'text', name: 'text', color_code: { orNull: 'text' }, count: 'whole' },
  defaults: { color_code: null },
}
const priceRangeShape: Shape = { fields: { min: 'whole', max: 'whole' } }
const facetsShape: Shape = {
  fields: {
    colors: { list: facetValueShape },
    sizes: { list: facetValueShape },
    price: { orNull: priceRangeShape },
    on_sale: { orNull: 'whole' },
    in_stock: { orNull: 'whole' },
  },
  defaults: { colors: [], sizes: [], price: null, on_sale: null, in_stock: null },
}
const productListDataShape: Shape = {
  fields: {
    products: { list: productSummaryShape },
    pagination: paginationShape,
    category: { orNull: categoryLinkShape },
    is_nearest: 'flag',
    facets: facetsShape,
  },
  optional: ['is_nearest', 'facets'],
  defaults: { pagination: {}, category: null },
  alsoAt: {
    products: ['/data', '/data/data'],
    pagination: ['/meta', '/data/meta', '/pagination'],
    category: ['/category'],
    is_nearest: ['/is_nearest'],
    facets: ['/facets'],
  },
}
const variantAttributeShape: Shape = {
  fields: { attribute_type: attributeTypeShape, value: 'text' },
}
const variantShape: Shape = {
  fields: {
    id: 'whole',
    price: 'whole',
    original_price: { orNull: 'whole' },
    stock: 'whole',
    image_url: { orNull: 'image' },
    attributes: { list: variantAttributeShape },
  },
  defaults: { original_price: null, stock: 999, image_url: null, attributes: [] },
}
const productWithVariantShape: Shape = {
  fields: { product: productSummaryShape, variant: { orNull: variantShape } },
  defaults: { variant: null },
}
const productsByIdsDataShape: Shape = {
  fields: { products: { list: productWithVariantShape } },
  alsoAt: { products: ['/data'] },
}
export const imageNoteShape: Shape = {
  fields: { url: 'image', alt: 'text', color: 'text' },
  defaults: { alt: '', color: '' },
}
export const productColorShape: Shape = {
  fields: { name: 'text', color_code: 'text' },
  defaults: { color_code: '' },
}
const attributeValueShape: Shape = {
  fields: { id: 'whole', value: 'text', color_code: { orNull: 'text' } },
  defaults: { color_code: null },
}
const productAttributeShape: Shape = {
  fields: { type: attributeTypeShape, name: 'text', values: { list: attributeValueShape } },
  defaults: { name: '', values: [] },
}
const productShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    original_name: { orNull: 'text' },
    slug: 'text',
    image: { orNull: 'image' },
    images: { list: 'image' },
    image_notes: { list: imageNoteShape },
    price: 'whole',
    min_price: 'whole',
    max_price: 'whole',
    description: { orNull: 'text' },
    size_chart: { orNull: 'text' },
    category: { orNull: categoryLinkShape },
    care: { list: 'text' },
    colors: { list: productColorShape },
    attributes: { list: productAttributeShape },
    variants: { list: variantShape },
  },
  optional: ['original_name', 'image_notes', 'care'],
  defaults: {
    image: null,
    images: [],
    description: null,
    size_chart: null,
    category: null,
    colors: [],
    attributes: [],
    variants: [],
  },
}
const productDetailDataShape: Shape = {
  fields: { product: productShape, is_in_wishlist: 'flag' },
  defaults: { is_in_wishlist: false },
}
const relatedProductsDataShape: Shape = {
  fields: { related_products: { list: productSummaryShape } },
  alsoAt: { related_products: ['/data'] },
}
const categoryShape: Shape = {
  fields: {
    id: 'whole',
    parent_id: { orNull: 'whole' },
    name: 'text',
    slug: 'text',
    image: { orNull: 'image' },
    level: { oneOf: [1, 2] },
    position: 'whole',
  },
  defaults: { id: 0, parent_id: null, image: null, level: 1, position: 0 },
}

export const productListAnswer: AnswerShape = {
  operation: 'productList',
  data: productListDataShape,
}

export const productsByCategoryAnswer: AnswerShape = {
  operation: 'productsByCategory',
  data: productListDataShape,
}

export const productsByIdsAnswer: AnswerShape = {
  operation: 'productsByIds',
  data: productsByIdsDataShape,
}

export const productDetailAnswer: AnswerShape = {
  operation: 'productDetail',
  personal: 'partly',
  forVisitorsToo: true,
  data: productDetailDataShape,
}

export const relatedProductsAnswer: AnswerShape = {
  operation: 'relatedProducts',
  data: relatedProductsDataShape,
}

export const categoryListAnswer: AnswerShape = {
  operation: 'categoryList',
  data: { list: categoryShape },
}
