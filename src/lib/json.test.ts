import { expect, test } from 'vitest'
import { entryOf, memberOf } from './json'

test.each(['constructor', '__proto__', 'toString'])('%s is no entry of a table §14.1d', (name) => {
  expect(entryOf({ a: 1 }, name)).toBeUndefined()
  expect(memberOf({ a: 1 }, name)).toBeUndefined()
})
