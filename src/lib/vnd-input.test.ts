import { describe, expect, test } from 'vitest'
import { groupedVnd, readVnd, vndAfterTyping } from './vnd-input'

// The formats of amounts are tested in domain/numbers.table.test.ts.
test.each([
  ['250.00', 250],
  ['25k5', 25_500],
  ['007', 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['', null],
  ['  ', null],
])('the text %j is the amount %j §10.4.6', (text, amount) =>
  expect(readVnd(text)).toEqual({ amount }),
)

/** Types a text letter by letter at the end of a field. */
function typeIn(text: string): string {
  return Array.from(text).reduce((before, letter) => {
    const after = before + letter
    return vndAfterTyping(before, after, after.length).text
  }, '')
}

test('an amount gets thousands marks when the field loses the focus; any other text stays', () => {
  expect(['1tr5', '250 nghìn', '12.5', ''].map(groupedVnd)).toEqual([
    '1.500.000',
    '250.000',
    '12.5',
    '',
  ])
})

describe('typing', () => {
  test.each([
    ['1250000', '1.250.000'],
    ['1.250.000', '1.250.000'],
    ['250k', '250.000'],
    ['1250k', '1.250.000'],
    // After `tr` (million) the user may type on, as in `1tr5` (1.500.000), so the text stays until the field
    // loses the focus. If `1tr` became 1.000.000 at once, typing the 5 would give 10.000.005.
    ['1tr5', '1tr5'],
    ['1,5tr', '1,5tr'],
    ['1 triệu 5', '1triệu 5'],
    ['250 nghìn', '250nghìn'],
    ['1tr250k', '1.250.000'],
    ['9007199254740992', '9007199254740992'],
    ['-5', '-5'],
    ['12.5', '12.5'],
    ['250.00', '250.00'],
  ])('%j shows %j', (text, shown) => expect(typeIn(text)).toBe(shown))

  test.each([
    ['a digit in the middle', '25.000', '251.000', 3, '251.000', 3],
    ['a digit after the first', '250.000', '2950.000', 2, '2.950.000', 3],
    ['a digit deleted at the end', '250.000', '250.00', 6, '25.000', 6],
    ['a digit deleted in front', '1.250.000', '.250.000', 0, '250.000', 0],
    ['a grouping dot deleted', '25.000', '25000', 2, '25.000', 2],
    ['k after an amount', '250', '250k', 4, '250.000', 7],
    ['everything replaced', '250.000', '99', 2, '99', 2],
    ['everything deleted', '2', '', 0, '', 0],
    ['a pasted fraction', '', '250.50', 6, '250.50', 6],
  ])('%s', (_, before, after, caret, text, newCaret) => {
    expect(vndAfterTyping(before, after, caret)).toEqual({ text, caret: newCaret })
  })
})
