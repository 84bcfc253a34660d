import { expect, test } from 'vitest'
import { isCount, isMeasure } from './typed-number'

test.each([
  ['', true],
  ['12', true],
  [' 3 ', true],
  ['1.5', false],
  ['-1', false],
  ['1e9', false],
  ['9007199254740993', false],
  ['mười', false],
])('%j counts things: %s', (text, ok) => expect(isCount(text)).toBe(ok))

test.each([
  ['', true],
  ['12', true],
  ['12,5', true],
  ['12.55', true],
  ['-1', false],
  ['1e9', false],
  ['12,', false],
  ['12cm', false],
])('%j is a length: %s', (text, ok) => expect(isMeasure(text)).toBe(ok))
