import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barWidth, slipPages, slipWidth, textPieces } from './slip'

describe('the pages of a slip @§10.15.8', () => {
  const room = { first: 60, next: 100 }

  test('what does not fit any more begins the next page', () => {
    expect(slipPages([30, 30, 10, 80, 10, 1], room)).toEqual([[0, 1], [2, 3, 4], [5]])
    expect(slipPages([], room)).toEqual([[]])
  })

  test('a part that the first page has no room for stands whole on the second', () => {
    expect(slipPages([80, 10], room)).toEqual([[], [0, 1]])
  })

  test('every part is printed once, in its order, and no page is fuller than it can be', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: room.next, noNaN: true })), (heights) => {
        const pages = slipPages(heights, room)
        expect(pages.flat()).toEqual([...heights.keys()])
        for (const [place, parts] of pages.entries()) {
          const filled = parts.reduce((sum, part) => sum + (heights[part] ?? 0), 0)
          expect(filled).toBeLessThanOrEqual((place === 0 ? room.first : room.next) + 1e-6)
          expect(place === 0 || parts.length > 0).toBe(true)
        }
      }),
    )
  })
})

describe('a long note @§10.15.8', () => {
  test('is cut between words, and inside one that is too long', () => {
    expect(textPieces('gọi trước 10 phút', 10)).toEqual(['gọi trước', '10 phút'])
    expect(textPieces(`a ${'x'.repeat(25)}`, 10)).toEqual([
      'a',
      'x'.repeat(10),
      'x'.repeat(10),
      'xxxxx',
    ])
    expect(textPieces('  ', 10)).toEqual([])
  })

  test('loses nothing but the spaces between its pieces', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'ữ', ' ', '\n', '.', '😀'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(words, (text) => {
        const pieces = textPieces(text, 12)
        expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        for (const piece of pieces) expect(Array.from(piece).length).toBeLessThanOrEqual(12)
      }),
    )
  })
})

test('bars are whole dots of a label printer; a code beyond what a scanner reads has none @§10.15.7', () => {
  expect(barWidth(176)).toBe(0.375)
  expect(barWidth(300)).toBe(0.25)
  expect(300 * 0.25).toBeLessThanOrEqual(slipWidth)
  expect(barWidth(400)).toBeNull()
})
