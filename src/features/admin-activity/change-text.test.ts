import { expect, test } from 'vitest'
import type { Msg } from '@/i18n/use-msg'
import { loggedChangeText } from './change-text'

const msg: Msg = (id, values = {}) => [id, ...Object.values(values)].join(' ')

test('image texts are only named as edited; other fields show both values', () => {
  const notes = { field: 'image_notes', before: '[{"alt":""}]', after: '[{"alt":"Mặt trước"}]' }
  expect(loggedChangeText('product', notes, msg)).toBe('activity.edited field.imageNotes')
  const stock = { field: 'Đen / M: stock', before: '5', after: '' }
  expect(loggedChangeText('product', stock, msg)).toBe(
    'field.change activity.fieldAt Đen / M field.stock 5 field.none',
  )
})

test('each kind of record has its own field names', () => {
  const change = { field: 'name', before: 'A', after: 'B' }
  expect(loggedChangeText('product', change, msg)).toBe('field.change field.product.name A B')
  expect(loggedChangeText('category', change, msg)).toBe('field.change field.name A B')
  expect(
    loggedChangeText('voucher', { field: 'ends_on', before: '', after: '2026-12-03' }, msg),
  ).toBe('field.change field.endsOn field.none 03/12/2026')
  expect(loggedChangeText('homepage', { ...change, field: 'hero: position' }, msg)).toBe(
    'field.change activity.fieldAt hero field.position A B',
  )
})
