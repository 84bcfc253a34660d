import * as v from 'valibot'
import { expect, test } from 'vitest'
import { activitySearch, fieldParts } from './activity'

test('the address narrows by thing, person and days; what it can not mean is left out §10.11.1a §10.11.4', () => {
  const parse = (search: unknown) => v.parse(activitySearch, search)
  expect(parse({ kind: 'order', object_id: 7, by: 'Hà', page: 2 })).toEqual({
    kind: 'order',
    object_id: 7,
    by: 'Hà',
    page: 2,
  })
  expect(parse({ object_id: 7, kind: 'shop', from: '2026-13-01' })).toEqual({})
  expect(parse({ from: '2026-11-21', to: '2026-11-01' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
  })
  expect(parse({ kind: 'order', from: '2026-11-01', to: '2026-11-21' })).toEqual({
    kind: 'order',
    from: '2026-11-01',
    to: '2026-11-21',
  })
  expect(parse({ to: '2026-11-21' })).toEqual({ to: '2026-11-21' })
})

test('a field of a variant names its options §10.11.3a', () => {
  expect(fieldParts('price')).toEqual({ place: '', name: 'price' })
  expect(fieldParts('Đen: mờ / M: price')).toEqual({ place: 'Đen: mờ / M', name: 'price' })
})
