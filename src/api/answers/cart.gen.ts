// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

export const attributeTypeShape: Shape = { oneOf: ['color', 'size'] }
const cartAttributeShape: Shape = { fields: { type: attributeTypeShape, name: 'text' } }
const cartAttributeValueShape: Shape = { fields: { value: 'text', attribute: cartAttributeShape } }
const cartVariantShape: Shape = {
  fields: {
    id: 'whole',
    price: 'whole',
    original_price: { orNull: 'whole' },
    stock: 'whole',
    image_url: { orNull: 'image' },
    attribute_values: { list: cartAttributeValueShape },
  },
  defaults: {
    id: 0,
    price: 0,
    original_price: null,
    stock: 999,
    image_url: null,
    attribute_values: [],
  },
}
const cartProductRefShape: Shape = {
  fields: { id: 'whole', name: 'text', slug: 'text', image: { orNull: 'image' } },
  defaults: { image: null },
}
const cartProductShape: Shape = {
  fields: {
    productId: 'whole',
    variantId: { orNull: 'whole' },
    quantity: 'whole',
    price: 'whole',
    image: { orNull: 'image' },
    name: 'text',
    original_name: { orNull: 'text' },
    slug: 'text',
    color: { orNull: 'text' },
    size: { orNull: 'text' },
    variant: { orNull: cartVariantShape },
    product: { orNull: cartProductRefShape },
  },
  optional: ['original_name'],
  defaults: { image: null, color: null, size: null },
}
const cartProductsDataShape: Shape = { fields: { cart_products: { list: cartProductShape } } }
export const billLineShape: Shape = {
  fields: { code: 'text', label: 'text', amount: 'whole' },
  defaults: { label: '' },
}
export const billShape: Shape = { fields: { lines: { list: billLineShape }, total: 'whole' } }
const usdAmountShape: Shape = { fields: { amount: 'number', rate: 'number' } }
const quoteDataShape: Shape = {
  fields: { bill: billShape, valid_until: { orNull: 'moment' }, usd: { orNull: usdAmountShape } },
  defaults: { valid_until: null, usd: null },
}

export const syncCartProductsAnswer: AnswerShape = {
  operation: 'syncCartProducts',
  data: cartProductsDataShape,
}

export const quoteOrderAnswer: AnswerShape = {
  operation: 'quoteOrder',
  personal: true,
  forVisitorsToo: true,
  data: quoteDataShape,
}
