import { expect, test } from 'vitest'
import type { Msg } from '@/i18n/use-msg'
import { changeText } from './change-text'

const msg: Msg = (id, values = {}) => [id, ...Object.values(values)].join(' ')

test('of the texts of images only that they were edited is said, of other fields both values', () => {
  const notes = { field: 'image_notes', before: '[{"alt":""}]', after: '[{"alt":"Mặt trước"}]' }
  expect(changeText('product', notes, msg)).toBe('activity.edited field.imageNotes')
  const stock = { field: 'Đen / M: stock', before: '5', after: '' }
  expect(changeText('product', stock, msg)).toBe(
    'field.change activity.fieldAt Đen / M field.stock 5 field.none',
  )
})

test('each kind of record has its own names', () => {
  const change = { field: 'name', before: 'A', after: 'B' }
  expect(changeText('product', change, msg)).toBe('field.change field.product.name A B')
  expect(changeText('category', change, msg)).toBe('field.change field.name A B')
  expect(changeText('voucher', { field: 'ends_on', before: '', after: '2026-12-03' }, msg)).toBe(
    'field.change field.endsOn field.none 03/12/2026',
  )
  expect(changeText('homepage', { ...change, field: 'hero: position' }, msg)).toBe(
    'field.change activity.fieldAt hero field.position A B',
  )
})
