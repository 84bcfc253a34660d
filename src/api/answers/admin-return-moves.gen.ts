// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminOrderDataShape } from './admin-orders.gen.ts'
import type { AnswerShape } from './shape.ts'

export const createAdminReturnAnswer: AnswerShape = {
  operation: 'createAdminReturn',
  takesKey: true,
  data: adminOrderDataShape,
}

export const moveReturnAnswer: AnswerShape = {
  operation: 'moveReturn',
  takesKey: true,
  data: adminOrderDataShape,
}

export const keepInPartAnswer: AnswerShape = { operation: 'keepInPart', data: adminOrderDataShape }
