// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { homepageSectionShape } from './home.gen.ts'
import { uploadedFileShape } from './orders.gen.ts'
import type { AnswerShape } from './shape.ts'

export const updateHomepageSectionsAnswer: AnswerShape = {
  operation: 'updateHomepageSections',
  data: { list: homepageSectionShape },
}

export const updateHomepageSectionAnswer: AnswerShape = {
  operation: 'updateHomepageSection',
  data: homepageSectionShape,
}

export const uploadSectionImageAnswer: AnswerShape = {
  operation: 'uploadSectionImage',
  data: uploadedFileShape,
}

export const reorderHomepageSectionsAnswer: AnswerShape = {
  operation: 'reorderHomepageSections',
  data: { list: homepageSectionShape },
}
