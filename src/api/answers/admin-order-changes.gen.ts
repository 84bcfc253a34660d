// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { adminOrderDataShape } from './admin-orders.gen.ts'
import type { AnswerShape } from './shape.ts'

export const changeAdminOrderAnswer: AnswerShape = {
  operation: 'changeAdminOrder',
  data: adminOrderDataShape,
}

export const mergeOrdersAnswer: AnswerShape = {
  operation: 'mergeOrders',
  data: adminOrderDataShape,
}
