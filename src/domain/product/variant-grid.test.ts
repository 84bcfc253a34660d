import { describe, expect, test } from 'vitest'
import { cellText, textProblem, valueProblem } from './variant-cells'
import {
  gridCombinations,
  gridColumns,
  gridRows,
  gridTotals,
  optionProblem,
  optionsMax,
  renamedColor,
  tickedVariants,
  type VariantGrid,
  repeatedCodes,
  withColor,
  withSize,
  withTexts,
  withoutColor,
  withoutSize,
} from './variant-grid'

const red = { name: 'Đỏ', color_code: '#a2281f' }
const blue = { name: 'Xanh', color_code: '#25314b' }
const empty: VariantGrid = { colors: [], sizes: [], variants: [] }
const price = (color: string, size: string, text: string) =>
  ({ color, size, layer: 'price', text }) as const
const prices = (grid: VariantGrid) =>
  tickedVariants(grid).map((one) => `${one.color}/${one.size} ${one.price}`)

test('without ticks there is no grid; colours or sizes alone make one column or row §10.4.5a §10.4.5d', () => {
  expect([gridRows(empty), gridColumns(empty), gridTotals(empty)]).toEqual([[], [], null])
  const colours = withColor(empty, red, 250_000)
  expect([gridRows(colours), gridColumns(colours)]).toEqual([['Đỏ'], ['']])
  const sizes = withSize(empty, 'M', 250_000)
  expect([gridRows(sizes), gridColumns(sizes)]).toEqual([[''], ['M']])
})

test('a row, a column or all of the grid; what is unticked is not in it', () => {
  const colours = withColor(withColor(empty, red, 1), blue, 1)
  const grid = withSize(withSize(colours, 'M', 1), 'L', 1)
  const named = (within?: { color?: string; size?: string }, of = grid) =>
    gridCombinations(of, within).map(({ color, size }) => `${color}/${size}`)
  expect(named()).toEqual(['Đỏ/M', 'Đỏ/L', 'Xanh/M', 'Xanh/L'])
  expect(named({ color: 'Đỏ' })).toEqual(['Đỏ/M', 'Đỏ/L'])
  expect(named({ size: 'M' })).toEqual(['Đỏ/M', 'Xanh/M'])
  expect(named({}, withoutSize(grid, 'L', 1))).toEqual(['Đỏ/M', 'Xanh/M'])
  expect(named({}, withoutColor(grid, 'Đỏ', 1))).toEqual(['Xanh/M', 'Xanh/L'])
})

describe('a new combination', () => {
  test('costs what the product costs', () => {
    const grid = withSize(withColor(empty, red, 250_000), 'M', 250_000)
    expect(tickedVariants(grid)).toEqual([
      {
        id: null,
        color: 'Đỏ',
        size: 'M',
        price: 250_000,
        original_price: null,
        stock: 0,
        image_url: null,
      },
    ])
  })

  test('has the old price of all the others where it is above its own, and the picture of its colour', () => {
    const one = withSize(withColor(withColor(empty, red, 1), blue, 1), 'M', 1)
    const next = (original_price: number) => {
      const old = one.variants.map((each) => ({
        ...each,
        original_price,
        price: 5,
        image_url: `/${each.color}.avif`,
      }))
      return withSize({ ...one, variants: old }, 'L', 9).variants.slice(-2)
    }
    expect(next(7)).toMatchObject([
      { original_price: 7, image_url: '/Đỏ.avif' },
      { original_price: 7, image_url: '/Xanh.avif' },
    ])
    expect(next(5)).toMatchObject([{ original_price: null }, { original_price: null }])
  })

  test('costs what all the others cost', () => {
    const one = withTexts(withSize(withColor(empty, red, 1), 'M', 1), [price('Đỏ', 'M', '300000')])
    expect(prices(withSize(one, 'L', 250_000))).toEqual(['Đỏ/M 300000', 'Đỏ/L 300000'])
  })

  test('costs what the product costs where the others differ', () => {
    const two = withSize(withSize(withColor(empty, red, 1), 'M', 1), 'L', 1)
    const differing = withTexts(two, [price('Đỏ', 'M', '5')])
    expect(prices(withSize(differing, 'S', 9))).toEqual(['Đỏ/S 9', 'Đỏ/M 5', 'Đỏ/L 1'])
  })
})

test.each([
  [['M', 'XL'], 'L', ['M', 'L', 'XL']],
  [['M'], 'S', ['S', 'M']],
  [['S', '28'], '26', ['S', '26', '28']],
  [['Free', 'M'], 'Mini', ['Free', 'M', 'Mini']],
  [['Free'], 'S', ['Free', 'S']],
])('sizes %j with %s §10.4.5c', (sizes, added, expected) => {
  expect(withSize({ ...empty, sizes }, added, 1).sizes).toEqual(expected)
})

test('a renamed colour keeps its variants and their ids §10.4.5b', () => {
  const grid = withColor(withColor(withSize(empty, 'M', 1), red, 1), blue, 1)
  const saved = { ...grid, variants: grid.variants.map((one, id) => ({ ...one, id })) }
  const renamed = renamedColor(saved, 'Đỏ', 'Đỏ sơn')
  expect(renamed.colors[0]).toEqual({ ...red, name: 'Đỏ sơn' })
  expect(tickedVariants(renamed).map(({ id }) => id)).toEqual(
    tickedVariants(saved).map(({ id }) => id),
  )
})

test('a colour with another code is the same colour', () => {
  const grid = withColor(withColor(empty, red, 1), { ...red, color_code: '#ff0000' }, 1)
  expect(grid.colors).toEqual([{ name: 'Đỏ', color_code: '#ff0000' }])
})

test('totals count the ticked combinations only', () => {
  const grid = withColor(withSize(withSize(empty, 'M', 10), 'L', 10), red, 10)
  const filled = withTexts(grid, [
    price('Đỏ', 'M', '300'),
    { color: 'Đỏ', size: 'L', layer: 'stock', text: '4' },
  ])
  expect(gridTotals(filled)).toEqual({ count: 2, stock: 4, lowest: 10, highest: 300 })
  const unpriced = withTexts(filled, [price('Đỏ', 'L', '')])
  expect(gridTotals(unpriced)).toMatchObject({ lowest: 300, highest: 300 })
  expect(gridTotals(withTexts(unpriced, [price('Đỏ', 'M', '0')]))).toMatchObject({ lowest: null })
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
  ['31', Array.from({ length: optionsMax }, (_, index) => `x${index}`), 'tooMany'],
])('the name %j beside %j: %s', (name, others, problem) => {
  expect(optionProblem(name, others)).toBe(problem)
})

describe('a cell', () => {
  const variant = { id: 1, color: 'Đỏ', size: 'M', price: 0, original_price: null, stock: 0 }

  test('shows nothing for a missing price, and a stock of 0', () => {
    expect(cellText(variant, 'price')).toBe('')
    expect(cellText(variant, 'original_price')).toBe('')
    expect(cellText(variant, 'stock')).toBe('0')
    expect(cellText({ ...variant, price: 250_000 }, 'price')).toBe('250.000')
    expect(cellText(undefined, 'stock')).toBe('')
  })

  test.each([
    ['250k', null],
    ['', null],
    ['abc', 'notNumber'],
    ['-1', 'negative'],
    ['1,5', 'fraction'],
    ['1e9', 'notNumber'],
    ['9007199254740992', 'tooBig'],
  ])('%j is %s', (text, problem) => expect(textProblem(text, 'price')).toBe(problem))

  test('an original price is above the sale price', () => {
    const offer = { ...variant, price: 100, original_price: 100 }
    expect(valueProblem(offer, 'original_price')).toBe('notAboveSale')
    expect(valueProblem({ ...offer, original_price: 101 }, 'original_price')).toBeNull()
    expect(valueProblem(offer, 'price')).toBeNull()
  })
})

test('a code goes to the ticked variants it is for, and what two of them share is found', () => {
  const grid = withSize(withSize(withColor(empty, red, 1), 'M', 1), 'L', 1)
  const code = (color: string, size: string, text: string) =>
    ({ color, size, layer: 'sku', text }) as const
  const coded = withTexts(grid, [code('Đỏ', 'M', ' ML1 '), code('Xanh', 'M', 'ML1')])
  expect(tickedVariants(coded).map(({ sku }) => sku)).toEqual(['ML1', undefined])
  expect(repeatedCodes(coded).size).toBe(0)
  const twice = withTexts(coded, [code('Đỏ', 'L', 'ML1'), code('Đỏ', 'L', 'Mã')])
  expect([...repeatedCodes(twice)]).toEqual(['ML1'])
})

test.each([
  ['ML012-1-M', null],
  ['', null],
  ['Mã 1', 'code'],
  ['x'.repeat(41), 'code'],
])('as a code, %j is %s §10.3.4a', (text, problem) =>
  expect(textProblem(text, 'sku')).toBe(problem),
)
