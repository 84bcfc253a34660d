import { expect, test } from 'vitest'
import type { Msg } from '@/i18n/use-msg'
import { changeText } from './change-text'

const msg: Msg = (id, values = {}) => [id, ...Object.values(values)].join(' ')

test('of the texts of images only that they were edited is said, of other fields both values', () => {
  const notes = { field: 'image_notes', before: '[{"alt":""}]', after: '[{"alt":"Mặt trước"}]' }
  expect(changeText(notes, msg)).toBe('activity.edited activity.field.image_notes')
  const stock = { field: 'Đen / M: stock', before: '5', after: '' }
  expect(changeText(stock, msg)).toBe(
    'activity.change activity.fieldAt Đen / M activity.field.stock 5 activity.nothing',
  )
})
