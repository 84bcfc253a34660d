import { expect, test } from 'vitest'
import { site } from './description'

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
])('%j: an address of the shop %s, of its page elsewhere %s', (text, isUrl, isSocial) => {
  expect([url.shape.test(text), facebook.shape.test(text)]).toEqual([isUrl, isSocial])
})
