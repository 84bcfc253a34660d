import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  syncLines,
  type Cart,
  changeLineVariant,
  emptyCart,
  isAvailableLine,
  isOrderableLine,
  type Line,
  lineKey,
  maxLineQuantity,
  removeLines,
  removeUnits,
  restoreLine,
  selectLine,
  selectAllLines,
  selectedLines,
  setLineQuantity,
  undoAddLine,
  unitCount,
  quantityInCart,
} from './cart'
import { shirtLine } from './example-lines'

const dress: Line = { ...shirtLine, productId: 8, variantId: 81, quantity: 1, name: 'Đầm lụa' }
const gone: Line = { ...shirtLine, productId: 9, variantId: 91, gone: true }
const soldOut: Line = { ...shirtLine, productId: 10, variantId: 101, stock: 0 }

const cartOf = (lines: Line[], selected = lines): Cart => ({
  lines,
  selected: selected.map(lineKey),
})

describe('line key', () => {
  test('is product and variant, whatever the colour is called §3.4', () => {
    expect(lineKey(shirtLine)).toBe('7:71')
    expect(lineKey({ ...shirtLine, color: 'Đỏ sơn' })).toBe('7:71')
  })

  test('uses colour and size for a line without variant §3.4', () => {
    const unknown = { ...shirtLine, variantId: null }
    expect(lineKey(unknown)).not.toBe(lineKey({ ...unknown, size: 'L' }))
    expect(lineKey(unknown)).not.toBe(lineKey({ ...unknown, color: 'Xanh' }))
    expect(lineKey({ ...unknown, color: null, size: null })).toBe('7::')
  })
})

describe('adding', () => {
  test('a new line comes last and is selected', () => {
    expect(addLine(cartOf([dress], []), shirtLine)).toEqual(cartOf([dress, shirtLine], [shirtLine]))
  })

  test('a known line adds its quantity, keeps its place and takes everything else from the new one §4.5.1', () => {
    const newer = { ...shirtLine, quantity: 3, price: 200_000, name: 'Áo mới', image: null }
    const { lines } = addLine(cartOf([shirtLine, dress]), newer)
    expect(lines).toEqual([{ ...newer, quantity: 5 }, dress])
  })

  test('a line holds no more units than the contract allows §2.9.4', () => {
    const full = cartOf([{ ...shirtLine, quantity: maxLineQuantity }])
    expect(addLine(emptyCart, { ...shirtLine, quantity: 5000 })).toEqual(full)
    expect(addLine(full, shirtLine)).toEqual(full)
  })

  test.each([0, -1, Number.NaN, 1.5, Number.POSITIVE_INFINITY])(
    '%s units are refused §4.5.3 §4.5.5',
    (quantity) => {
      const cart = cartOf([dress])
      expect(addLine(cart, { ...shirtLine, quantity })).toBe(cart)
    },
  )

  test('a line that is back in stock and added again can be selected', () => {
    const back = { ...gone, gone: false, quantity: 4 }
    expect(addLine(cartOf([gone], []), { ...back, quantity: 2 })).toEqual(cartOf([back]))
  })
})

describe('quantity', () => {
  test('is set on that line only', () => {
    const cart = setLineQuantity(cartOf([shirtLine, dress]), lineKey(dress), 4)
    expect(cart.lines.map((line) => line.quantity)).toEqual([2, 4])
  })

  test.each([0, -1, -999])('%i removes the line and its selection', (quantity) => {
    expect(setLineQuantity(cartOf([shirtLine, dress]), lineKey(shirtLine), quantity)).toEqual(
      cartOf([dress]),
    )
  })

  test.each([Number.NaN, 2.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%s changes nothing',
    (quantity) => {
      const cart = cartOf([shirtLine])
      expect(setLineQuantity(cart, lineKey(shirtLine), quantity)).toBe(cart)
    },
  )
})

describe('removing', () => {
  test('restoring a line restores its place and selection', () => {
    const before = cartOf([shirtLine, dress, gone], [shirtLine, dress])
    const without = removeLines(before, [lineKey(dress)])
    const after = restoreLine(without, dress, 1, true)
    expect(after.lines).toEqual(before.lines)
    expect(new Set(after.selected)).toEqual(new Set(before.selected))
  })

  test('restoring changes nothing when the line was added again meanwhile', () => {
    const again = addLine(emptyCart, { ...shirtLine, quantity: 7 })
    expect(restoreLine(again, shirtLine, 0, true)).toBe(again)
  })
})

describe('undoing an addition', () => {
  const key = lineKey(shirtLine)
  const undone = (before: Cart, meanwhile = (cart: Cart) => cart) =>
    undoAddLine(meanwhile(addLine(before, shirtLine)), before, shirtLine)

  test('removes a line that was new', () => {
    expect(undone(cartOf([dress]))).toEqual(cartOf([dress]))
  })

  test('leaves a line that was there with its quantity and its selection', () => {
    const before = cartOf([{ ...shirtLine, quantity: 3 }, dress], [dress])
    expect(undone(before)).toEqual(before)
    expect(undone(cartOf([shirtLine, dress])).selected).toContain(key)
  })

  test('removes only the units that a full line took', () => {
    const before = cartOf([{ ...shirtLine, quantity: maxLineQuantity - 1 }])
    expect(undone(before)).toEqual(before)
  })

  test('keeps later changes', () => {
    const more = (cart: Cart) => setLineQuantity(cart, key, 7)
    expect(undone(cartOf([shirtLine]), more).lines[0]?.quantity).toBe(5)
    const gone = (cart: Cart) => removeLines(cart, [key])
    expect(undone(cartOf([shirtLine, dress]), gone)).toEqual(cartOf([dress]))
    const without = cartOf([dress])
    expect(undoAddLine(without, without, shirtLine)).toBe(without)
  })
})

describe('selecting', () => {
  test.each([
    ['gone', gone],
    ['sold out', soldOut],
  ])('a line that is %s is never selected', (_, line) => {
    const cart = cartOf([line], [])
    expect(selectLine(cart, lineKey(line), true).selected).toEqual([])
    expect(selectAllLines(cart, true).selected).toEqual([])
    expect(addLine(emptyCart, line).selected).toEqual([])
  })

  test('all and none', () => {
    const lines = [shirtLine, gone, dress]
    expect(selectAllLines(cartOf(lines, []), true).selected).toEqual(
      [shirtLine, dress].map(lineKey),
    )
    expect(selectAllLines(cartOf(lines, [shirtLine]), false).selected).toEqual([])
  })

  test('selected lines are in the order of the cart, not of the clicks', () => {
    const clicked = selectLine(
      selectLine(cartOf([shirtLine, dress], []), '8:81', true),
      '7:71',
      true,
    )
    expect(selectedLines(clicked)).toEqual([shirtLine, dress])
  })
})

describe('another variant in the edit panel', () => {
  const large = { ...shirtLine, variantId: 72, size: 'L', price: 260_000 }

  test.each([true, false])('keeps place, quantity and selection (%s)', (isSelected) => {
    const cart = cartOf([shirtLine, dress], isSelected ? [shirtLine] : [])
    const { lines, selected } = changeLineVariant(cart, lineKey(shirtLine), large)
    expect(lines).toEqual([large, dress])
    expect(selected).toEqual(isSelected ? ['7:72'] : [])
  })

  test('merges with its line when it is in the cart already', () => {
    const cart = cartOf([shirtLine, dress, { ...large, quantity: 3 }], [shirtLine])
    const { lines, selected } = changeLineVariant(cart, lineKey(shirtLine), large)
    expect(lines).toEqual([dress, { ...large, quantity: 5 }])
    expect(selected).toEqual(['7:72'])
  })

  test('the same variant again refreshes the line', () => {
    const cheaper = { ...shirtLine, price: 1000 }
    const cart = changeLineVariant(cartOf([shirtLine]), lineKey(shirtLine), cheaper)
    expect(cart).toEqual(cartOf([cheaper]))
  })

  test('changes nothing when the line is gone from the cart', () => {
    const cart = cartOf([dress])
    expect(changeLineVariant(cart, lineKey(shirtLine), large)).toBe(cart)
  })
})

describe('sync', () => {
  const answered = (line: Line, answer: Partial<Line>) => new Map([[lineKey(line), answer]])

  test('updates everything but the quantity §4.5.8a', () => {
    const answer = { name: 'Áo lụa tơ tằm', stock: 5, gone: false, quantity: 99 }
    const { lines } = syncLines(cartOf([shirtLine]), answered(shirtLine, answer))
    expect(lines).toEqual([{ ...shirtLine, ...answer, quantity: 2 }])
  })

  test('keeps the old price when the price changes; a second change keeps the first price', () => {
    const once = syncLines(cartOf([shirtLine]), answered(shirtLine, { price: 300_000 }))
    expect(once.lines[0]).toMatchObject({ price: 300_000, oldPrice: 250_000 })
    const twice = syncLines(once, answered(shirtLine, { price: 280_000 }))
    expect(twice.lines[0]).toMatchObject({ price: 280_000, oldPrice: 250_000 })
  })

  test.each([{ gone: true }, { stock: 0 }])(
    'a line that is %o stays but loses its selection',
    (answer) => {
      const { lines, selected } = syncLines(cartOf([shirtLine, dress]), answered(shirtLine, answer))
      expect(lines).toHaveLength(2)
      expect(selected).toEqual([lineKey(dress)])
    },
  )

  test('a line without an answer stays as it is', () => {
    const cart = cartOf([shirtLine, dress])
    expect(syncLines(cart, new Map())).toBe(cart)
    expect(syncLines(cart, answered(shirtLine, { name: shirtLine.name, gone: false }))).toBe(cart)
  })

  test('a line that is not sold any longer loses its selection, even without an answer', () => {
    const cart = cartOf([gone, dress])
    const { lines, selected } = syncLines(cart, new Map())
    expect(lines).toEqual(cart.lines)
    expect(selected).toEqual([lineKey(dress)])
  })

  test('a line that learns its variant stays selected under its new key', () => {
    const unknown = { ...shirtLine, variantId: null }
    const synced = syncLines(cartOf([unknown]), answered(unknown, { variantId: 71 }))
    expect(synced).toEqual(cartOf([shirtLine]))
  })

  test.each([
    ['with an answer', { price: 250_000 }],
    ['without one', undefined],
  ])('lines that come to share a key merge, the second %s §4.5.8a', (_, answer) => {
    const unknown = { ...shirtLine, variantId: null, quantity: 3 }
    const answers = answered(unknown, { variantId: 71 })
    if (answer) answers.set(lineKey(shirtLine), answer)
    const { lines, selected } = syncLines(cartOf([unknown, dress, shirtLine]), answers)
    expect(lines).toEqual([{ ...shirtLine, quantity: 5 }, dress])
    expect(selected).toEqual([shirtLine, dress].map(lineKey))
  })
})

test('only a variant that is sold can be ordered', () => {
  const lines = [shirtLine, { ...shirtLine, variantId: null }, gone]
  expect(lines.map(isOrderableLine)).toEqual([true, false, false])
})

test('the units of a line are its quantity; a missing line has none', () => {
  expect(quantityInCart(cartOf([dress, shirtLine]), lineKey(shirtLine))).toBe(2)
  expect(quantityInCart(cartOf([dress]), lineKey(shirtLine))).toBe(0)
})

test('units are counted over all lines', () => {
  expect(unitCount([shirtLine, dress])).toBe(3)
  expect(unitCount([])).toBe(0)
})

test('an order removes its units, and a line with its last unit (Product §4.8)', () => {
  const cart = cartOf([{ ...shirtLine, quantity: 3 }, dress])
  const one = removeUnits(cart, [{ ...shirtLine, quantity: 1 }])
  expect(one.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(one.selected).toEqual(cart.selected)
  expect(removeUnits(one, [{ ...shirtLine, quantity: 2 }])).toEqual(cartOf([dress]))
  const rest = removeUnits(one, [{ ...shirtLine, quantity: 5 }, soldOut])
  expect(rest).toEqual(cartOf([dress]))
  expect(removeUnits(rest, [shirtLine])).toBe(rest)
})

test('the rules of the cart hold after any changes in any order §4.5.3', () => {
  // There are only a few ids, so that random steps often change the same line.
  const line = fc.record({
    variantId: fc.option(fc.integer({ min: 1, max: 3 })),
    size: fc.constantFrom(null, 'M', 'L'),
    quantity: fc.constantFrom(-3, 0, 1, 2.5, 600, Number.NaN),
    price: fc.nat(5_000_000),
    stock: fc.constantFrom(0, 1, 50),
    gone: fc.boolean(),
  })
  const step = fc.record({ line, at: fc.nat(6), on: fc.boolean(), kind: fc.nat(6) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cart = emptyCart
      for (const { line: facts, at, on, kind } of steps) {
        const one: Line = { ...shirtLine, ...facts }
        const met = cart.lines[at % (cart.lines.length + 1)]
        const key = met ? lineKey(met) : '404:404'
        const { quantity, ...answer } = facts
        cart =
          [
            () => addLine(cart, one),
            () => setLineQuantity(cart, key, quantity),
            () => removeLines(cart, [key]),
            () => (met ? restoreLine(removeLines(cart, [key]), met, at, on) : cart),
            () => (on ? selectLine(cart, key, true) : selectAllLines(cart, at > 3)),
            () => changeLineVariant(cart, key, one),
            () => syncLines(cart, new Map([[key, answer]])),
          ][kind]?.() ?? cart
        const keys = cart.lines.map(lineKey)
        expect(new Set(keys).size, 'each key stands once').toBe(keys.length)
        const buyable = cart.lines.filter(isAvailableLine).map(lineKey)
        const chosen = selectedLines(cart).map(lineKey)
        expect(chosen.toSorted(), 'each once, and only what can be bought').toEqual(
          cart.selected.toSorted(),
        )
        expect(buyable).toEqual(expect.arrayContaining(chosen))
        for (const { quantity: units } of cart.lines)
          expect(Number.isInteger(units) && units > 0 && units <= maxLineQuantity).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
