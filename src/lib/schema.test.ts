import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseStored } from './schema'

test.each([null, '', '{', 'undefined', '<!doctype html>'])('%o is not JSON', (text) => {
  expect(parseStored(text, v.unknown())).toBeUndefined()
})

test('JSON is returned only if it fits the schema', () => {
  expect(parseStored('null', v.unknown())).toBeNull()
  expect(parseStored('[1]', v.array(v.number()))).toEqual([1])
  expect(parseStored('["1"]', v.array(v.number()))).toBeUndefined()
})
