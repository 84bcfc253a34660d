import * as v from 'valibot'
import { expect, test } from 'vitest'
import { columnsInUrl, columnsText, readColumns, withoutColumns } from './list-address'

test('chosen columns go into an address and come back §10.2.9b', () => {
  const columns = { variants: true, updated: false }
  const text = columnsText(columns)
  expect(text).toBe('-updated,variants')
  expect(v.is(columnsInUrl, text)).toBe(true)
  expect(readColumns(text ?? '')).toEqual(columns)
  expect(columnsText({})).toBeUndefined()
})

test.each(['', ',', 'a,', '--a', 'a b', '<b>', 'x'.repeat(201)])(
  '%j is no list of columns',
  (text) => expect(v.is(columnsInUrl, text)).toBe(false),
)

test('the server is asked without them', () => {
  expect(withoutColumns({ q: 'lụa', columns: 'price' })).toEqual({ q: 'lụa' })
})
