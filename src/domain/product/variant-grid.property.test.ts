import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layers } from './variant-cells'
import {
  gridCombinations,
  cellKey,
  tickedVariants,
  type VariantGrid,
  variantsByKey,
  withTexts,
  withColor,
  withoutColor,
  withoutSize,
  withSize,
} from './variant-grid'

const empty: VariantGrid = { colors: [], sizes: [], variants: [] }
// Few options, so that steps meet the same one again and again.
const color = fc.constantFrom('Đỏ', 'Xanh', 'Ngà')
const size = fc.constantFrom('S', 'M', '28', 'Free')
const amount = fc.option(fc.nat(900_000)).map((number) => String(number ?? ''))
type Step = (grid: VariantGrid) => VariantGrid

const step: fc.Arbitrary<Step> = fc
  .record({ color, size, layer: fc.constantFrom(...layers), text: amount })
  .chain((cell) =>
    fc.constantFrom<Step>(
      (grid) => withColor(grid, { name: cell.color, color_code: '#112233' }, 5),
      (grid) => withoutColor(grid, cell.color, 5),
      (grid) => withSize(grid, cell.size, 5),
      (grid) => withoutSize(grid, cell.size, 5),
      (grid) => withTexts(grid, [cell]),
    ),
  )
const anyGrid = fc
  .array(step, { maxLength: 25 })
  .map((steps) => steps.reduce((grid, next) => next(grid), empty))

test('exactly the ticked combinations are sold, each once', () => {
  fc.assert(
    fc.property(anyGrid, (grid) => {
      const sold = tickedVariants(grid).map(({ color, size }) => cellKey({ color, size }))
      expect(sold).toEqual(gridCombinations(grid).map((place) => cellKey(place)))
      expect(variantsByKey(grid).size).toBe(grid.variants.length)
    }),
  )
})

test('unticking and ticking again brings the values back', () => {
  fc.assert(
    fc.property(anyGrid, color, size, (grid, name, one) => {
      const code = { name, color_code: '#112233' }
      const ticked = withSize(withColor(grid, code, 5), one, 5)
      const again = withColor(withoutColor(ticked, name, 7), code, 7)
      const back = withSize(withoutSize(again, one, 7), one, 7)
      const values = variantsByKey(back)
      for (const variant of ticked.variants) expect(values.get(cellKey(variant))).toEqual(variant)
    }),
  )
})

test('filling reaches every cell of its row or column and none that is hidden', () => {
  const where = fc.record({ color, size }, { requiredKeys: [] })
  fc.assert(
    fc.property(anyGrid, where, fc.constantFrom(...layers), (grid, within, layer) => {
      const places = gridCombinations(grid, within)
      const inside = new Set(places.map((place) => cellKey(place)))
      const filled = withTexts(
        grid,
        places.map((place) => ({ ...place, layer, text: '77' })),
      )
      const before = variantsByKey(grid)
      const expected = filled.variants.map((variant) => {
        const key = cellKey(variant)
        return inside.has(key) ? { ...variant, [layer]: 77 } : before.get(key)
      })
      expect(filled.variants).toEqual(expected)
    }),
  )
})

test('a number for a combination that is not ticked changes nothing', () => {
  fc.assert(
    fc.property(anyGrid, color, size, (grid, name, one) => {
      const hidden = withoutColor(grid, name, 5)
      const texts = layers.map((layer) => ({ color: name, size: one, layer, text: '1' }))
      expect(withTexts(hidden, texts)).toBe(hidden)
    }),
  )
})
