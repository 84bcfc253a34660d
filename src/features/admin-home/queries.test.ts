import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import type { HomepageSection } from '@/api/generated/model'
import { serverTexts } from './queries'

const sections: HomepageSection[] = [
  { section_key: 'features', is_active: true, content: {} },
  { section_key: 'categories', is_active: true, content: {} },
]
const bad = ['Liên kết không hợp lệ', 'Quá dài']

test('what the server says of one section stands under its fields', () => {
  const error = new ApiError(422, '', { 'content.categories.0.link': bad, content: bad })
  expect(serverTexts(error, { call: 'section', section: sections[1]! })).toEqual({
    'categories.categories.0.link': bad,
  })
})

test('of several it names the place among them', () => {
  const error = new ApiError(422, '', {
    'sections.0.content.link': bad,
    'sections.9.content.x': bad,
  })
  expect(serverTexts(error, { call: 'all', sections })).toEqual({
    'features.link': bad,
  })
})

test('other failures say nothing of fields', () => {
  expect(serverTexts(new ApiError(409), { call: 'all', sections })).toEqual({})
  expect(serverTexts(new Error('x'), { call: 'all', sections })).toEqual({})
})
