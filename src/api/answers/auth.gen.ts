// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const userShape: Shape = {
  fields: {
    id: { orNull: 'whole' },
    full_name: 'text',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    phone: 'text',
    is_staff: { orNull: 'flag' },
    permissions: { orNull: { list: 'text' } },
  },
  optional: ['permissions'],
  defaults: { id: null, full_name: '', first_name: '', last_name: '', phone: '', is_staff: null },
}
const authDataShape: Shape = {
  fields: { user: userShape, token: 'text', token_type: { oneOf: ['bearer'] } },
  defaults: { token_type: 'bearer' },
  alsoAt: { user: ['/data/user/user', '/user'], token: ['/token'] },
}

export const loginAnswer: AnswerShape = { operation: 'login', data: authDataShape }

export const logoutAnswer: AnswerShape = { operation: 'logout' }

export const currentUserAnswer: AnswerShape = {
  operation: 'currentUser',
  personal: true,
  data: userShape,
  alsoAt: ['/data/user', '/user'],
}

export const registerAnswer: AnswerShape = {
  operation: 'register',
  takesKey: true,
  data: authDataShape,
}
