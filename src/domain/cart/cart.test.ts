import { describe, expect, test } from 'vitest'
import {
  type Cart,
  emptyCart,
  type Line,
  lineKey,
  maxQuantity,
  selectedLines,
  unitCount,
} from './cart'
import {
  addLine,
  applySync,
  changeVariant,
  removeLines,
  removeUnits,
  restoreLine,
  select,
  selectAll,
  setQuantity,
  undoAdd,
} from './changes'
import { shirt } from './example-lines'

const dress: Line = { ...shirt, productId: 8, variantId: 81, quantity: 1, name: 'Đầm lụa' }
const gone: Line = { ...shirt, productId: 9, variantId: 91, gone: true }
const soldOut: Line = { ...shirt, productId: 10, variantId: 101, stock: 0 }

const cartOf = (lines: Line[], selected = lines): Cart => ({
  lines,
  selected: selected.map(lineKey),
})

describe('line key', () => {
  test('is product and variant, whatever the colour is called', () => {
    expect(lineKey(shirt)).toBe('7:71')
    expect(lineKey({ ...shirt, color: 'Đỏ sơn' })).toBe('7:71')
  })

  test('uses colour and size for a line without variant', () => {
    const unknown = { ...shirt, variantId: null }
    expect(lineKey(unknown)).not.toBe(lineKey({ ...unknown, size: 'L' }))
    expect(lineKey(unknown)).not.toBe(lineKey({ ...unknown, color: 'Xanh' }))
    expect(lineKey({ ...unknown, color: null, size: null })).toBe('7::')
  })
})

describe('adding', () => {
  test('a new line comes last and is selected', () => {
    expect(addLine(cartOf([dress], []), shirt)).toEqual(cartOf([dress, shirt], [shirt]))
  })

  test('a known line adds its quantity, keeps its place and takes everything else from the new one', () => {
    const newer = { ...shirt, quantity: 3, price: 200_000, name: 'Áo mới', image: null }
    const { lines } = addLine(cartOf([shirt, dress]), newer)
    expect(lines).toEqual([{ ...newer, quantity: 5 }, dress])
  })

  test('never holds more than the contract takes', () => {
    expect(addLine(emptyCart, { ...shirt, quantity: 5000 }).lines[0]?.quantity).toBe(maxQuantity)
    const full = cartOf([{ ...shirt, quantity: maxQuantity }])
    expect(addLine(full, shirt).lines[0]?.quantity).toBe(maxQuantity)
  })

  test.each([0, -1, Number.NaN, 1.5, Number.POSITIVE_INFINITY])(
    '%s units are refused',
    (quantity) => {
      const cart = cartOf([dress])
      expect(addLine(cart, { ...shirt, quantity })).toBe(cart)
    },
  )

  test('a line that is back in stock and added again can be selected', () => {
    const { lines, selected } = addLine(cartOf([gone], []), { ...gone, gone: false })
    expect(lines[0]?.gone).toBe(false)
    expect(selected).toEqual([lineKey(gone)])
  })
})

describe('quantity', () => {
  test('is set on that line only', () => {
    const cart = setQuantity(cartOf([shirt, dress]), lineKey(dress), 4)
    expect(cart.lines.map((line) => line.quantity)).toEqual([2, 4])
  })

  test.each([0, -1, -999])('%i removes the line and its selection', (quantity) => {
    expect(setQuantity(cartOf([shirt, dress]), lineKey(shirt), quantity)).toEqual(cartOf([dress]))
  })

  test.each([Number.NaN, 2.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%s changes nothing',
    (quantity) => {
      const cart = cartOf([shirt])
      expect(setQuantity(cart, lineKey(shirt), quantity)).toBe(cart)
    },
  )

  test('of a line that is not there changes nothing', () => {
    expect(setQuantity(cartOf([shirt]), lineKey(dress), 3)).toEqual(cartOf([shirt]))
  })
})

describe('removing', () => {
  test('drops the selection with the line', () => {
    expect(removeLines(cartOf([shirt, dress]), [lineKey(shirt)])).toEqual(cartOf([dress]))
  })

  test('putting back restores place and selection', () => {
    const before = cartOf([shirt, dress, gone], [shirt, dress])
    const without = removeLines(before, [lineKey(dress)])
    const after = restoreLine(without, dress, 1, true)
    expect(after.lines).toEqual(before.lines)
    expect(new Set(after.selected)).toEqual(new Set(before.selected))
  })

  test('putting back changes nothing when the line was added again meanwhile', () => {
    const again = addLine(emptyCart, { ...shirt, quantity: 7 })
    expect(restoreLine(again, shirt, 0, true)).toBe(again)
  })
})

describe('taking back what was added', () => {
  const key = lineKey(shirt)
  const undone = (before: Cart, meanwhile = (cart: Cart) => cart) =>
    undoAdd(meanwhile(addLine(before, shirt)), before, shirt)

  test('removes a line that was new', () => {
    expect(undone(cartOf([dress]))).toEqual(cartOf([dress]))
  })

  test('leaves a line that was there with its quantity and its selection', () => {
    const before = cartOf([{ ...shirt, quantity: 3 }, dress], [dress])
    expect(undone(before)).toEqual(before)
    expect(undone(cartOf([shirt, dress])).selected).toContain(key)
  })

  test('takes off no more than was added to a line that is full', () => {
    const before = cartOf([{ ...shirt, quantity: maxQuantity - 1 }])
    expect(undone(before)).toEqual(before)
  })

  test('keeps what was changed meanwhile', () => {
    const more = (cart: Cart) => setQuantity(cart, key, 7)
    expect(undone(cartOf([shirt]), more).lines[0]?.quantity).toBe(5)
    const gone = (cart: Cart) => removeLines(cart, [key])
    expect(undone(cartOf([shirt, dress]), gone)).toEqual(cartOf([dress]))
  })
})

describe('selecting', () => {
  test.each([
    ['gone', gone],
    ['sold out', soldOut],
  ])('a line that is %s is never selected', (_, line) => {
    const cart = cartOf([line], [])
    expect(select(cart, lineKey(line), true).selected).toEqual([])
    expect(selectAll(cart, true).selected).toEqual([])
    expect(addLine(emptyCart, line).selected).toEqual([])
  })

  test('a key without a line is never selected', () => {
    expect(select(emptyCart, '1:1', true).selected).toEqual([])
  })

  test('selecting twice counts once', () => {
    const cart = cartOf([shirt])
    expect(select(cart, lineKey(shirt), true)).toEqual(cart)
  })

  test('all and none', () => {
    const lines = [shirt, gone, dress]
    expect(selectAll(cartOf(lines, []), true).selected).toEqual([shirt, dress].map(lineKey))
    expect(selectAll(cartOf(lines, [shirt]), false).selected).toEqual([])
  })

  test('selected lines are in the order of the cart, not of the clicks', () => {
    const clicked = select(select(cartOf([shirt, dress], []), '8:81', true), '7:71', true)
    expect(selectedLines(clicked)).toEqual([shirt, dress])
  })
})

describe('another variant in the edit panel', () => {
  const large = { ...shirt, variantId: 72, size: 'L', price: 260_000 }

  test.each([true, false])('keeps place, quantity and selection (%s)', (isSelected) => {
    const cart = cartOf([shirt, dress], isSelected ? [shirt] : [])
    const { lines, selected } = changeVariant(cart, lineKey(shirt), large)
    expect(lines).toEqual([large, dress])
    expect(selected).toEqual(isSelected ? ['7:72'] : [])
  })

  test('that is in the cart already merges with its line and adds up the quantities', () => {
    const cart = cartOf([shirt, dress, { ...large, quantity: 3 }], [shirt])
    const { lines, selected } = changeVariant(cart, lineKey(shirt), large)
    expect(lines).toEqual([dress, { ...large, quantity: 5 }])
    expect(selected).toEqual(['7:72'])
  })

  test('the same variant again refreshes the line', () => {
    const cart = changeVariant(cartOf([shirt]), lineKey(shirt), { ...shirt, price: 1000 })
    expect(cart).toEqual(cartOf([{ ...shirt, price: 1000 }]))
  })

  test('of a line that is gone from the cart changes nothing', () => {
    const cart = cartOf([dress])
    expect(changeVariant(cart, lineKey(shirt), large)).toBe(cart)
  })
})

describe('sync', () => {
  const answered = (line: Line, answer: Partial<Line>) => new Map([[lineKey(line), answer]])

  test('updates everything but the quantity', () => {
    const answer = { name: 'Áo lụa tơ tằm', stock: 5, gone: false, quantity: 99 }
    const { lines } = applySync(cartOf([shirt]), answered(shirt, answer))
    expect(lines).toEqual([{ ...shirt, ...answer, quantity: 2 }])
  })

  test('notes the old price when it changed; the first one noted stays', () => {
    const once = applySync(cartOf([shirt]), answered(shirt, { price: 300_000 }))
    expect(once.lines[0]).toMatchObject({ price: 300_000, oldPrice: 250_000 })
    const twice = applySync(once, answered(shirt, { price: 280_000 }))
    expect(twice.lines[0]).toMatchObject({ price: 280_000, oldPrice: 250_000 })
  })

  test.each([{ gone: true }, { stock: 0 }])(
    'a line that is %o stays and loses its selection',
    (answer) => {
      const { lines, selected } = applySync(cartOf([shirt, dress]), answered(shirt, answer))
      expect(lines).toHaveLength(2)
      expect(selected).toEqual([lineKey(dress)])
    },
  )

  test('a line without an answer stays as it is', () => {
    expect(applySync(cartOf([shirt, dress]), new Map())).toEqual(cartOf([shirt, dress]))
  })

  test('a line that learns its variant stays selected under its new key', () => {
    const unknown = { ...shirt, variantId: null }
    const synced = applySync(cartOf([unknown]), answered(unknown, { variantId: 71 }))
    expect(synced).toEqual(cartOf([shirt]))
  })

  test.each([
    ['with an answer', { price: 250_000 }],
    ['without one', undefined],
  ])('lines that come to share a key merge, the second %s', (_, answer) => {
    const unknown = { ...shirt, variantId: null, quantity: 3 }
    const answers = answered(unknown, { variantId: 71 })
    if (answer) answers.set(lineKey(shirt), answer)
    const { lines, selected } = applySync(cartOf([unknown, dress, shirt]), answers)
    expect(lines).toEqual([{ ...shirt, quantity: 5 }, dress])
    expect(selected).toEqual([shirt, dress].map(lineKey))
  })
})

test('units are counted over all lines', () => {
  expect(unitCount([shirt, dress])).toBe(3)
  expect(unitCount([])).toBe(0)
})

test('an order takes out its units, and a line with its last one (Product §4.8)', () => {
  const cart = cartOf([{ ...shirt, quantity: 3 }, dress])
  const one = removeUnits(cart, [{ ...shirt, quantity: 1 }])
  expect(one.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(one.selected).toEqual(cart.selected)
  const rest = removeUnits(one, [{ ...shirt, quantity: 5 }, soldOut])
  expect(rest).toEqual(cartOf([dress]))
  expect(removeUnits(rest, [shirt])).toBe(rest)
})
