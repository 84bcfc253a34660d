import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyText } from '@/lib/text'
import { fullName, splitName } from './name'

describe('a name in two fields (Product §3.2)', () => {
  test.each([
    ['Nguyễn Minh Anh', 'Nguyễn', 'Minh Anh'],
    ['  Nguyễn   Lan ', 'Nguyễn', 'Lan'],
    ['Lan', '', 'Lan'],
    ['', '', ''],
  ])('%j §3.2b', (name, lastName, firstName) => {
    expect(splitName(name)).toEqual({ lastName, firstName })
  })

  test('is joined with the family name first §3.2a', () => {
    expect(fullName({ firstName: ' Minh  Anh', lastName: 'Nguyễn ' })).toBe('Nguyễn Minh Anh')
  })

  test('is the same name when it is joined again', () => {
    const rule = fc.property(
      fc.string({ unit: 'grapheme' }),
      (name) => fullName(splitName(name)) === tidyText(name),
    )
    fc.assert(rule)
  })

  test('decomposed Vietnamese is composed, so that equal names are equal texts', () => {
    expect(fullName({ firstName: 'Hương'.normalize('NFD'), lastName: 'Đỗ' })).toBe('Đỗ Hương')
  })
})
