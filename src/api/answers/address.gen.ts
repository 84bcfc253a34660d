// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const countryShape: Shape = {
  fields: { id: 'whole', name: 'text', code: 'text' },
  defaults: { code: '' },
}
const provinceShape: Shape = {
  fields: { id: 'whole', name: 'text', code: 'text', has_districts: 'flag' },
  defaults: { code: '', has_districts: true },
}
const districtShape: Shape = {
  fields: { id: 'whole', name: 'text', code: 'text' },
  defaults: { code: '' },
}
const wardShape: Shape = {
  fields: { id: 'whole', name: 'text', code: 'text' },
  defaults: { code: '' },
}
const addressHitShape: Shape = {
  fields: {
    type: { oneOf: ['province', 'district', 'ward'] },
    id: 'whole',
    name: 'text',
    full_name: 'text',
    street: 'text',
    was: 'text',
  },
  defaults: { street: '', was: '' },
}
const fullAddressShape: Shape = { fields: { full_address: 'text', short_address: 'text' } }

export const countriesAnswer: AnswerShape = { operation: 'countries', data: { list: countryShape } }

export const provincesAnswer: AnswerShape = {
  operation: 'provinces',
  data: { list: provinceShape },
}

export const districtsAnswer: AnswerShape = {
  operation: 'districts',
  data: { list: districtShape },
}

export const provinceWardsAnswer: AnswerShape = {
  operation: 'provinceWards',
  data: { list: wardShape },
}

export const wardsAnswer: AnswerShape = { operation: 'wards', data: { list: wardShape } }

export const searchAddressAnswer: AnswerShape = {
  operation: 'searchAddress',
  data: { list: addressHitShape },
}

export const fullAddressAnswer: AnswerShape = { operation: 'fullAddress', data: fullAddressShape }
