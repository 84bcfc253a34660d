import { expect, test } from 'vitest'
import { placeOf, roomEntries } from '../../.storybook/rooms.ts'

test('the longest room decides, and what lies deeper stays below it', () => {
  expect(placeOf('features/cart')).toBe('Shop/Cart/Parts')
  expect(placeOf('features/cart/lines')).toBe('Shop/Cart/Parts/lines')
  expect(placeOf('features/admin-products/form')).toBe('Back office/Product form/Form')
})

test('a folder without a place is refused', () => {
  expect(() => placeOf('features/unknown')).toThrow('add it to .storybook/rooms.ts')
})

test('every folder of stories has a place', () => {
  expect(roomEntries('stories').length).toBeGreaterThan(40)
})
