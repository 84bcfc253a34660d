import { describe, expect, test } from 'vitest'
import {
  type BodyField,
  bodyMeasuresOf,
  emptyBodyForm,
  isEmptyOrPossibleMeasure,
  readBodyMeasure,
} from './body-form'

describe('a measure as people write it', () => {
  test.each<[BodyField, string, number | null]>([
    ['waist', '62', 62],
    ['waist', '62,5', 62.5],
    ['waist', ' 62.5 cm ', 62.5],
    ['weight', '48,25KG', 48.25],
    ['height', '158', 158],
    ['hip', '９０，５', 90.5],
    ['hip', '٩٠', 90],
    ['height', '1m58', 158],
    ['height', '1 m 6', 160],
    ['height', '1,58', 158],
    ['height', '1.6', 160],
    ['height', '3', 3],
    ['bust', '', null],
    ['bust', ' \u200b ', null],
  ])('%s %j is %s §12.2.5', (field, text, value) => {
    expect(readBodyMeasure(field, text)).toBe(value)
  })

  test.each<[BodyField, string]>([
    ['bust', 'tám mươi'],
    ['bust', '-80'],
    ['bust', '8e1'],
    ['bust', '80 90'],
    ['bust', '1m58'],
    ['height', '11m58'],
    ['height', '1m580'],
    ['hip', '<img src=x onerror=alert(1)>'],
    ['hip', '9'.repeat(10_000)],
    ['weight', '48,,5'],
  ])('%s %j is no number', (field, text) => {
    expect(readBodyMeasure(field, text)).toBeNaN()
    expect(isEmptyOrPossibleMeasure(field, text)).toBe(false)
  })
})

test.each<[BodyField, string, boolean]>([
  ['waist', '45', true],
  ['waist', '44,9', false],
  ['waist', '150', true],
  ['waist', '150,5', false],
  ['height', '', true],
  ['height', '119', false],
  ['height', '120', true],
  ['bust', '60', true],
  ['hip', '170', true],
  ['weight', '200', true],
  ['weight', '0', false],
])('%s %s within what a body can be: %s', (field, text, fine) => {
  expect(isEmptyOrPossibleMeasure(field, text)).toBe(fine)
})

test('the form becomes measures, the empty fields null', () => {
  expect(bodyMeasuresOf({ ...emptyBodyForm, waist: '62,5' })).toEqual({
    bust: null,
    waist: 62.5,
    hip: null,
    height: null,
    weight: null,
  })
})
