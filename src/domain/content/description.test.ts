import { expect, test } from 'vitest'
import { sectionLacksEnglish, site } from './description'

const { url } = site.website.fields
const { facebook } = site.social.fields

test.each([
  ['https://moclan.vn', true, true],
  ['HTTP://moclan.vn/a', true, false],
  ['', false, true],
  ['moclan.vn', false, false],
  ['xem https://moclan.vn', false, false],
  ['https://', false, false],
  ['https:// moclan.vn', false, false],
  ['javascript:alert(1)', false, false],
])('%j is a valid URL of the shop: %s, of a social medium: %s', (text, isUrl, isSocial) => {
  expect([url.shape.test(text), facebook.shape.test(text)]).toEqual([isUrl, isSocial])
})

const tile = { name: 'Đầm', name_en: 'Dresses', link: '/category/dresses', image: '' }
const promise = { icon: 'truck', text: 'Giao nhanh', text_en: 'Fast' }

test.each([
  ['nothing', {}, false],
  ['both languages', { title: 'Lụa', title_en: 'Silk', categories: [tile] }, false],
  ['a title in Vietnamese only', { title: 'Lụa' }, true],
  ['a tile in Vietnamese only', { categories: [tile, { ...tile, name_en: '' }] }, true],
  ['a promise in Vietnamese only', { features: [{ ...promise, text_en: '' }, promise] }, true],
])('a section with %s lacks English: %s §10.20.3', (_, content, lacks) => {
  expect(sectionLacksEnglish(content)).toBe(lacks)
})
