import { expect, test } from 'vitest'
import { impersonalMessage } from './error-report'

test.each([
  [
    new TypeError("Cannot read properties of null (reading 'slug')"),
    'TypeError: Cannot read properties of null (reading …)',
  ],
  [
    new SyntaxError('Unexpected token N, "Nguyễn Thị Lan" is not valid JSON'),
    'SyntaxError: Unexpected token N, … is not valid JSON',
  ],
  [
    new Error('lan@moclan.vn called 0912345678 at https://shop.example/orders/ML1'),
    'Error: … called … at …',
  ],
  [new Error("don't read ‘Nguyễn Lan’, “12 Châu Long” or `lan'"), "Error: don't read …, … or …"],
  ['a text', 'Error: a text'],
])('the report of %s contains no quoted text §11.4.11', (error, message) => {
  expect(impersonalMessage(error)).toBe(message)
})
