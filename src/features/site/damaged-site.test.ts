import { expect, test } from 'vitest'
import { readAnswer } from '@/api/answers/read-answer'
import { siteInfoAnswer } from '@/api/answers/site.gen'
import { damagedVersions } from '~mocks/deviations/damaged'
import { jsonPart, strictSchemas } from '~mocks/pipeline/validate'
import { exampleSite } from './head-tags.fixtures'

const entry = {
  id: 1,
  parent_id: null,
  name: 'Đầm',
  slug: 'dam',
  menu_type: 'category',
  final_url: '/category/dam',
  is_active: true,
  position: 1,
}
const site = { ...exampleSite, menu: [entry, { ...entry, id: 2, parent_id: 1 }] }
const broken = damagedVersions(site)
const rulesOf = strictSchemas('siteInfo', `answers/200/${jsonPart}`)

test('every field of the site info is broken in every way §11.3.2 §3.3', () => {
  expect(broken.length).toBeGreaterThan(150)
  expect(rulesOf?.({ success: true, message: '', data: site })).toEqual([])
})

test.each(broken)('$name: the rest of the site is read, as the contract says', ({ value }) => {
  const data = readAnswer(siteInfoAnswer, { success: true, data: value })
  expect(rulesOf?.({ success: true, message: '', data })).toEqual([])
})
