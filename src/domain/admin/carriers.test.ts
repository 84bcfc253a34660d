import { expect, test } from 'vitest'
import { withPasted } from './carriers'

test('pasted lines fill the fields from where they were pasted; the rest stays', () => {
  expect(withPasted(['a', 'b', 'c'], 1, ' GHN1\r\nGHN2\nGHN3\n')).toEqual(['a', 'GHN1', 'GHN2'])
  expect(withPasted(['a', 'b', 'c'], 0, 'GHN1')).toEqual(['GHN1', 'b', 'c'])
})
