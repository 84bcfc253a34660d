import { expect, test } from 'vitest'
import { fieldAria } from './Field'

const described = { id: 'phone', 'aria-describedby': 'phone-note' }

test.each([
  [{}, { id: 'phone' }],
  [{ hint: '0912 345 678' }, described],
  [{ error: 'Sai số' }, { ...described, 'aria-invalid': true }],
  [{ error: '' }, { id: 'phone' }],
])('the attributes tell about %o; an empty text is no error §14.2d', (notes, aria) => {
  expect(fieldAria('phone', notes)).toEqual(aria)
})
