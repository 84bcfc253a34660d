import { expect, test } from 'vitest'
import { lineKey } from './cart'
import { cartLinkOf, readCartLink } from './cart-link'
import { shirtLine } from './example-lines'

const read = (add: string) =>
  readCartLink(add).map((line) => [lineKey(line), line.quantity] as const)

test('a link names product, variant and quantity of each line; the default quantity is one §2.9.6', () => {
  expect(read('7:71:2, 9:91')).toEqual([
    ['7:71', 2],
    ['9:91', 1],
  ])
  expect(read('7:71:600,7:71:600')).toEqual([['7:71', 999]])
})

test.each(['', '7', '7:0', 'x:71:1', '7:71:-1', '7:71:1e3', '7:71:1:1'])(
  'an unreadable line is left out: %s §2.9.6',
  (text) => {
    expect(read(`${text},9:91`)).toEqual([['9:91', 1]])
  },
)

test('a link reads as it was written §2.9.6', () => {
  const line = { ...shirtLine, variantId: 71 }
  const { add = '', code } = cartLinkOf([line, { ...line, variantId: 72, quantity: 1 }], 'LUA15')
  expect(read(add)).toEqual([
    ['7:71', shirtLine.quantity],
    ['7:72', 1],
  ])
  expect(code).toBe('LUA15')
  expect(cartLinkOf([line])).not.toHaveProperty('code')
})
