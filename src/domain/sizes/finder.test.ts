import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { girths, letterSizes } from './body-measures'
import { type Body, findSize, mySize, mySizes, type SizeAdvice } from './finder'

const nothing: Body = { height: null, weight: null, bust: null, waist: null, hip: null }

describe('the size that fits every girth', () => {
  test.each<[string, Partial<Body>, string]>([
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
  ])('%s', (_, body, result) => {
    expect(findSize({ ...nothing, ...body })?.result).toBe(result)
  })
})

test('names the deciding girth and the size of every other', () => {
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

const girth = fc.option(fc.double({ min: 40, max: 180, noNaN: true }))
const anyBody: fc.Arbitrary<Body> = fc.record({
  height: fc.option(fc.double({ min: 120, max: 220, noNaN: true })),
  weight: fc.option(fc.double({ min: 30, max: 200, noNaN: true })),
  bust: girth,
  waist: girth,
  hip: girth,
})
const order = ['smaller', ...letterSizes, 'larger']
const rank = (advice: SizeAdvice | null) => (advice ? order.indexOf(advice.result) : -1)

describe('whatever the body', () => {
  test('a larger girth never asks for a smaller size', () => {
    const more = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...girths), more, (body, name, plus) => {
        fc.pre(body[name] !== null)
        const larger = { ...body, [name]: (body[name] ?? 0) + plus }
        expect(rank(findSize(larger))).toBeGreaterThanOrEqual(rank(findSize(body)))
      }),
    )
  })

  test('more weight never estimates a smaller size, more height never a larger one', () => {
    const [height, weight] = [fc.integer({ min: 130, max: 200 }), fc.integer({ min: 35, max: 150 })]
    fc.assert(
      fc.property(height, weight, fc.nat({ max: 20 }), (tall, heavy, plus) => {
        const at = (h: number, w: number) => rank(findSize({ ...nothing, height: h, weight: w }))
        expect(at(tall, heavy + plus)).toBeGreaterThanOrEqual(at(tall, heavy))
        expect(at(tall + plus, heavy)).toBeLessThanOrEqual(at(tall, heavy))
      }),
    )
  })

  test('the size fits every girth, and no smaller one does', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const advice = findSize(body)
        fc.pre(advice !== null)
        const own = advice.fits.map(({ girth: name, cm }) =>
          rank(findSize({ ...nothing, [name]: cm })),
        )
        expect(rank(advice)).toBe(Math.max(...own))
        expect(advice.decidedBy.length).toBeGreaterThan(0)
      }),
    )
  })
})

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
