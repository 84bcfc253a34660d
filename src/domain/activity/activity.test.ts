import * as v from 'valibot'
import { expect, test } from 'vitest'
import { activitySearchSchema, logFieldParts } from './activity'

const read = (search: object) => v.parse(activitySearchSchema, search)

test.each([
  { kind: 'order', object_id: 7, by: 'Hà', page: 2 },
  { kind: 'order', from: '2026-11-01', to: '2026-11-21' },
  { to: '2026-11-21' },
])('the URL filters the log by record, person and days: %o §10.11.1 §10.11.4', (search) =>
  expect(read(search)).toEqual(search),
)

test('an id without its kind and an impossible day are dropped; a reversed range is turned round', () => {
  expect(read({ object_id: 7, kind: 'shop', from: '2026-13-01' })).toEqual({})
  const range = { from: '2026-11-01', to: '2026-11-21' }
  expect(read({ from: range.to, to: range.from })).toEqual(range)
})

test('the name of a logged field contains its variant §10.11.1', () => {
  expect(logFieldParts('price')).toEqual({ place: '', name: 'price' })
  expect(logFieldParts('Đen: mờ / M: price')).toEqual({ place: 'Đen: mờ / M', name: 'price' })
})
