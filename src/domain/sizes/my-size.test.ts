import { describe, expect, test } from 'vitest'
import type { Body } from './finder'
import { mySize, mySizes } from './my-size'

const nothing: Body = { height: null, weight: null, bust: null, waist: null, hip: null }
const letters = ['S', 'M', 'L', 'XL']
const inches = ['26', '27', '28', '29', '30', '31', '32']

describe('the size of a body among those of a product §2.14.4b', () => {
  test.each<[string, readonly string[], Partial<Body>, string | null, readonly string[]]>([
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
  ])('%s', (_, sizes, body, size, decidedBy) => {
    expect(mySize(sizes, { ...nothing, ...body })).toEqual(size && { size, decidedBy })
  })
})

test('of a mixed list her letter and her inches are hers §2.14.4d', () => {
  const body = { ...nothing, bust: 86, waist: 66, hip: 88 }
  expect(mySizes([...inches, 'Free size', ...letters], body)).toEqual(['M', '27'])
  expect(mySizes([], body)).toEqual([])
})
