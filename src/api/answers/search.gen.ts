// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape } from './shape.ts'

export const popularSearchesAnswer: AnswerShape = {
  operation: 'popularSearches',
  data: { list: 'text' },
}
