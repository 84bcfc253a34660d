import { describe, expect, test } from 'vitest'
import { type BodyMeasures, findSize, fittingSize, fittingSizes } from './finder'

const nothing: BodyMeasures = { height: null, weight: null, bust: null, waist: null, hip: null }

test.each<[string, Partial<BodyMeasures>, string]>([
  ['all girths of S', { bust: 82, waist: 64, hip: 88 }, 'S'],
  ['all girths of M', { bust: 86, waist: 68, hip: 92 }, 'M'],
  ['the shared edge belongs to the smaller size', { bust: 84 }, 'S'],
  ['just over the edge', { bust: 84.1 }, 'M'],
  ['the largest girth decides', { bust: 82, waist: 64, hip: 96 }, 'L'],
  ['the last size', { hip: 106 }, 'XXL'],
  ['two centimetres of tolerance above', { hip: 108 }, 'XXL'],
  ['more than that', { hip: 108.1 }, 'larger'],
  ['two centimetres of tolerance below', { waist: 60 }, 'S'],
  ['less than that', { waist: 59.9 }, 'smaller'],
  ['one girth inside is enough to fit', { bust: 70, waist: 64 }, 'S'],
  ['one girth above is too much', { bust: 82, hip: 120 }, 'larger'],
])('the size that fits every girth: %s', (_, body, result) => {
  expect(findSize({ ...nothing, ...body })?.result).toBe(result)
})

test('the advice has the deciding girths and the size of every girth', () => {
  const advice = findSize({ ...nothing, bust: 82, waist: 68, hip: 90.5 })
  expect(advice).toMatchObject({ result: 'M', decidedBy: ['waist', 'hip'], doubtful: false })
  expect(advice?.fits).toEqual([
    { girth: 'bust', cm: 82, size: 'S' },
    { girth: 'waist', cm: 68, size: 'M' },
    { girth: 'hip', cm: 90.5, size: 'M' },
  ])
})

test.each<[number, string | null]>([
  [83, null],
  [83.5, 'M'],
  [84, 'M'],
  [84.5, null],
  [100, null],
])('a bust of %d cm is between its size and %s', (bust, roomier) => {
  expect(findSize({ ...nothing, bust, waist: 64 })?.roomier).toBe(roomier)
})

describe('height and weight', () => {
  test.each<[number, number, string]>([
    [156, 47, 'S'],
    [158, 52, 'M'],
    [160, 58, 'L'],
    [160, 64, 'XL'],
    [150, 34, 'smaller'],
    [160, 90, 'larger'],
  ])('%d cm and %d kg are about a %s', (height, weight, result) => {
    expect(findSize({ ...nothing, height, weight })).toMatchObject({ result, estimated: true })
  })

  test('one of them alone is not enough', () => {
    expect(findSize({ ...nothing, height: 160 })).toBeNull()
    expect(findSize({ ...nothing, weight: 50 })).toBeNull()
    expect(findSize(nothing)).toBeNull()
  })

  test('never overrule girths, but cast doubt from two sizes apart', () => {
    const slim = { ...nothing, height: 160, weight: 48 }
    expect(findSize({ ...slim, weight: 52, hip: 96 })).toMatchObject({ doubtful: false })
    expect(findSize({ ...slim, hip: 88 })).toMatchObject({ result: 'S', doubtful: false })
    expect(findSize({ ...slim, hip: 96 })).toMatchObject({ result: 'L', doubtful: true })
  })
})

const letters = ['S', 'M', 'L', 'XL']
const inches = ['26', '27', '28', '29', '30', '31', '32']

test.each<[string, readonly string[], Partial<BodyMeasures>, string | null, readonly string[]]>([
  ['the size finder decides on letters', letters, { bust: 86, waist: 64 }, 'M', ['bust']],
  ['an estimate names no girth', letters, { height: 158, weight: 52 }, 'M', []],
  ['a size that the product lacks', letters, { bust: 98 }, null, []],
  ['no size at all', letters, { bust: 150 }, null, []],
  ['one size for all', ['Free size'], { bust: 86 }, null, []],
  ['inches by the waist', inches, { waist: 66, hip: 88 }, '27', ['waist', 'hip']],
  ['inches by the hip', inches, { waist: 64, hip: 93 }, '29', ['hip']],
  ['the smallest', inches, { waist: 58 }, '26', ['waist']],
  ['the largest with two centimetres more', inches, { waist: 81 }, '32', ['waist']],
  ['more than that', inches, { waist: 81.5 }, null, []],
  ['inches need waist or hip', inches, { bust: 86, height: 158, weight: 52 }, null, []],
  ['no measure', letters, {}, null, []],
])('the fitting size of a product: %s §2.14.4', (_, sizes, body, size, decidedBy) => {
  expect(fittingSize(sizes, { ...nothing, ...body })).toEqual(size && { size, decidedBy })
})

test('in a mixed list one letter size and one inch size fit §2.14.4', () => {
  const body = { ...nothing, bust: 86, waist: 66, hip: 88 }
  expect(fittingSizes([...inches, 'Free size', ...letters], body)).toEqual(['M', '27'])
  expect(fittingSizes([], body)).toEqual([])
})
