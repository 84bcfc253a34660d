// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const savedAddressShape: Shape = {
  fields: { id: 'whole', name: 'text', phone: 'text', address: 'text', default: 'flag' },
  defaults: { default: false },
}
const savedAddressListDataShape: Shape = {
  fields: { addresses: { list: savedAddressShape } },
  alsoAt: { addresses: ['/data'] },
}
const savedAddressDataShape: Shape = { fields: { address: savedAddressShape } }

export const userAddressesAnswer: AnswerShape = {
  operation: 'userAddresses',
  personal: true,
  data: savedAddressListDataShape,
}

export const createUserAddressAnswer: AnswerShape = {
  operation: 'createUserAddress',
  takesKey: true,
  data: savedAddressDataShape,
  mayLack: true,
}

export const updateUserAddressAnswer: AnswerShape = {
  operation: 'updateUserAddress',
  data: savedAddressDataShape,
  mayLack: true,
}

export const deleteUserAddressAnswer: AnswerShape = { operation: 'deleteUserAddress' }
