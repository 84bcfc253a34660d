import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type VariantGrid,
  gridCellKey,
  gridCellText,
  gridSizes,
  gridCombinations,
  gridColors,
  numberFields,
  optionProblem,
  maxOptionCount,
  renameColor,
  repeatedSkus,
  gridTextProblem,
  variantsOnSale,
  gridValueProblem,
  variantsByKey,
  tickColor,
  tickSize,
  writeGridCells,
  untickColor,
  untickSize,
} from './variant-grid'

const red = { name: 'Đỏ', color_code: '#a2281f' }
const blue = { name: 'Xanh', color_code: '#25314b' }
const empty: VariantGrid = { colors: [], sizes: [], variants: [] }
const price = (color: string, size: string, text: string) =>
  ({ color, size, layer: 'price', text }) as const
const prices = (grid: VariantGrid) =>
  variantsOnSale(grid).map((one) => `${one.color}/${one.size} ${one.price}`)

test('without ticks there is no grid; colours alone make one column, sizes alone one row §10.4.5', () => {
  expect([gridColors(empty), gridSizes(empty)]).toEqual([[], []])
  const colours = tickColor(empty, red, 250_000)
  expect([gridColors(colours), gridSizes(colours)]).toEqual([['Đỏ'], ['']])
  const sizes = tickSize(empty, 'M', 250_000)
  expect([gridColors(sizes), gridSizes(sizes)]).toEqual([[''], ['M']])
})

test('combinations cover a row, a column or the whole grid, without unticked options', () => {
  const colours = tickColor(tickColor(empty, red, 1), blue, 1)
  const grid = tickSize(tickSize(colours, 'M', 1), 'L', 1)
  const named = (within?: { color?: string; size?: string }, of = grid) =>
    gridCombinations(of, within).map(({ color, size }) => `${color}/${size}`)
  expect(named()).toEqual(['Đỏ/M', 'Đỏ/L', 'Xanh/M', 'Xanh/L'])
  expect(named({ color: 'Đỏ' })).toEqual(['Đỏ/M', 'Đỏ/L'])
  expect(named({ size: 'M' })).toEqual(['Đỏ/M', 'Xanh/M'])
  expect(named({}, untickSize(grid, 'L', 1))).toEqual(['Đỏ/M', 'Xanh/M'])
  expect(named({}, untickColor(grid, 'Đỏ', 1))).toEqual(['Xanh/M', 'Xanh/L'])
})

describe('a new combination', () => {
  test('has the price of the product', () => {
    const grid = tickSize(tickColor(empty, red, 250_000), 'M', 250_000)
    const added = { id: null, color: 'Đỏ', size: 'M', price: 250_000, stock: 0 }
    expect(variantsOnSale(grid)).toEqual([{ ...added, original_price: null, image_url: null }])
  })

  test('takes the original price of the others if it is above its price, and the picture of its colour', () => {
    const one = tickSize(tickColor(tickColor(empty, red, 1), blue, 1), 'M', 1)
    const next = (original_price: number) => {
      const offer = { original_price, price: 5 }
      const old = one.variants.map((each) => ({ ...each, ...offer, image_url: `/${each.color}` }))
      const added = tickSize({ ...one, variants: old }, 'L', 9).variants.slice(-2)
      return added.map((each) => [each.original_price, each.image_url])
    }
    expect(next(7)).toEqual([
      [7, '/Đỏ'],
      [7, '/Xanh'],
    ])
    expect(next(5).map(([original]) => original)).toEqual([null, null])
  })

  test('has the common price of the others', () => {
    const one = writeGridCells(tickSize(tickColor(empty, red, 1), 'M', 1), [
      price('Đỏ', 'M', '300000'),
    ])
    expect(prices(tickSize(one, 'L', 250_000))).toEqual(['Đỏ/M 300000', 'Đỏ/L 300000'])
  })

  test('has the price of the product when the others differ', () => {
    const two = tickSize(tickSize(tickColor(empty, red, 1), 'M', 1), 'L', 1)
    const differing = writeGridCells(two, [price('Đỏ', 'M', '5')])
    expect(prices(tickSize(differing, 'S', 9))).toEqual(['Đỏ/M 5', 'Đỏ/L 1', 'Đỏ/S 9'])
  })
})

test.each([
  [['M', 'XL'], 'L', ['M', 'L', 'XL']],
  [['M'], 'S', ['S', 'M']],
  [['S', '28'], '26', ['S', '26', '28']],
  [['Free', 'M'], 'Mini', ['Free', 'M', 'Mini']],
  [['Free'], 'S', ['Free', 'S']],
])('sizes %j with %s §10.4.5', (sizes, added, expected) => {
  expect(tickSize({ ...empty, sizes }, added, 1).sizes).toEqual(expected)
})

test('a renamed colour keeps its variants and their ids §10.4.5', () => {
  const grid = tickColor(tickColor(tickSize(empty, 'M', 1), red, 1), blue, 1)
  const saved = { ...grid, variants: grid.variants.map((one, id) => ({ ...one, id })) }
  const renamed = renameColor(saved, 'Đỏ', 'Đỏ sơn')
  expect(renamed.colors[0]).toEqual({ ...red, name: 'Đỏ sơn' })
  expect(variantsOnSale(renamed).map(({ id }) => id)).toEqual(
    variantsOnSale(saved).map(({ id }) => id),
  )
})

test('a colour with another code is the same colour', () => {
  const grid = tickColor(tickColor(empty, red, 1), { ...red, color_code: '#ff0000' }, 1)
  expect(grid.colors).toEqual([{ name: 'Đỏ', color_code: '#ff0000' }])
})

test.each([
  ['Đỏ', ['Xanh'], null],
  ['đỏ', ['Đỏ'], 'taken'],
  ['DO', ['Đỏ'], 'taken'],
  ['Do\u0309', ['Đỏ'], 'taken'],
  ['  đỏ   sơn ', ['Đỏ sơn'], 'taken'],
  ['', [], 'blank'],
  [' \t', [], 'blank'],
  ['a'.repeat(60), ['x'], null],
  ['a'.repeat(61), [], 'tooLong'],
  ['đỏ', ['Xanh', 'Đỏ'], 'taken'],
  ['31', Array.from({ length: maxOptionCount }, (_, index) => `x${index}`), 'tooMany'],
])('the problem of the name %j beside %j is %s', (name, others, problem) => {
  expect(optionProblem(name, others)).toBe(problem)
})

describe('a cell', () => {
  const variant = { id: 1, color: 'Đỏ', size: 'M', price: 0, original_price: null, stock: 0 }

  test('shows nothing for a missing price, and a stock of 0', () => {
    expect(gridCellText(variant, 'price')).toBe('')
    expect(gridCellText(variant, 'original_price')).toBe('')
    expect(gridCellText(variant, 'stock')).toBe('0')
    expect(gridCellText({ ...variant, price: 250_000 }, 'price')).toBe('250.000')
    expect(gridCellText(undefined, 'stock')).toBe('')
  })

  test('an original price is above the sale price', () => {
    const offer = { ...variant, price: 100, original_price: 100 }
    expect(gridValueProblem(offer, 'original_price')).toBe('notAboveSale')
    expect(gridValueProblem({ ...offer, original_price: 101 }, 'original_price')).toBeNull()
    expect(gridValueProblem(offer, 'price')).toBeNull()
  })
})

test('a code is written to ticked variants only, and a shared code is found', () => {
  const grid = tickSize(tickSize(tickColor(empty, red, 1), 'M', 1), 'L', 1)
  const code = (color: string, size: string, text: string) =>
    ({ color, size, layer: 'sku', text }) as const
  const coded = writeGridCells(grid, [code('Đỏ', 'M', ' ML1 '), code('Xanh', 'M', 'ML1')])
  expect(variantsOnSale(coded).map(({ sku }) => sku)).toEqual(['ML1', undefined])
  expect(repeatedSkus(coded).size).toBe(0)
  const twice = writeGridCells(coded, [code('Đỏ', 'L', 'ML1'), code('Đỏ', 'L', 'Mã')])
  expect([...repeatedSkus(twice)]).toEqual(['ML1'])
})

test.each([
  ['ML012-1_M.x', null],
  ['', null],
  ['á-1', 'code'],
  ['Mã 1', 'code'],
  ['x'.repeat(41), 'code'],
])('the problem of the code %j is %s §10.3.4', (text, problem) =>
  expect(gridTextProblem(text, 'sku')).toBe(problem),
)

// There are only a few options, so that random steps often change the same option.
const color = fc.constantFrom('Đỏ', 'Xanh', 'Ngà')
const size = fc.constantFrom('S', 'M', '28', 'Free')
const amount = fc.option(fc.nat(900_000)).map((number) => String(number ?? ''))
type Step = (grid: VariantGrid) => VariantGrid

const step: fc.Arbitrary<Step> = fc
  .record({ color, size, layer: fc.constantFrom(...numberFields), text: amount })
  .chain((cell) =>
    fc.constantFrom<Step>(
      (grid) => tickColor(grid, { name: cell.color, color_code: '#112233' }, 5),
      (grid) => untickColor(grid, cell.color, 5),
      (grid) => tickSize(grid, cell.size, 5),
      (grid) => untickSize(grid, cell.size, 5),
      (grid) => writeGridCells(grid, [cell]),
    ),
  )
const anyGrid = fc
  .array(step, { maxLength: 25 })
  .map((steps) => steps.reduce((grid, next) => next(grid), empty))

test('exactly the ticked combinations are sold, each once', () => {
  fc.assert(
    fc.property(anyGrid, (grid) => {
      const sold = variantsOnSale(grid).map(({ color, size }) => gridCellKey({ color, size }))
      const ticked = gridCombinations(grid).map((place) => gridCellKey(place))
      expect(sold.toSorted()).toEqual(ticked.toSorted())
      expect(variantsByKey(grid).size).toBe(grid.variants.length)
    }),
  )
})

test('ticking an option again restores its values', () => {
  fc.assert(
    fc.property(anyGrid, color, size, (grid, name, one) => {
      const code = { name, color_code: '#112233' }
      const ticked = tickSize(tickColor(grid, code, 5), one, 5)
      const again = tickColor(untickColor(ticked, name, 7), code, 7)
      const back = tickSize(untickSize(again, one, 7), one, 7)
      const values = variantsByKey(back)
      for (const variant of ticked.variants)
        expect(values.get(gridCellKey(variant))).toEqual(variant)
    }),
  )
})
