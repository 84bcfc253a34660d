import { expect, test } from 'vitest'
import { fieldAria } from './Field'

test('a field without notes is neither invalid nor described', () => {
  expect(fieldAria('phone', {})).toEqual({ id: 'phone' })
})

test('a hint describes the control', () => {
  expect(fieldAria('phone', { hint: '0912 345 678' })).toMatchObject({
    'aria-describedby': 'phone-note',
    'aria-invalid': undefined,
  })
})

test('an error describes the control and marks it invalid; an empty text is no error §14.2d', () => {
  expect(fieldAria('phone', { error: 'Sai số' })).toMatchObject({
    'aria-describedby': 'phone-note',
    'aria-invalid': true,
  })
  expect(fieldAria('phone', { error: '' })).toEqual({ id: 'phone' })
})
