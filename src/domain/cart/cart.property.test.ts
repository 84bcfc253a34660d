// oxlint-disable vitest/no-standalone-expect -- the steps below run inside the test
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf, cartBill, fixedAmounts, subtotalOf } from '../order/bill'
import {
  addLine,
  applySync,
  type Cart,
  changeVariant,
  emptyCart,
  isAvailable,
  type Line,
  lineKey,
  maxQuantity,
  removeLines,
  restoreLine,
  select,
  selectAll,
  selectedLines,
  setQuantity,
} from './cart'

// Few ids, so that steps meet the same line again and again.
const anyQuantity = fc.oneof(
  fc.integer({ min: -3, max: 1200 }),
  fc.constantFrom(Number.NaN, 0.5, 2.5, Number.POSITIVE_INFINITY),
)
const facts = {
  productId: fc.integer({ min: 1, max: 3 }),
  variantId: fc.option(fc.integer({ min: 1, max: 3 })),
  color: fc.constantFrom(null, 'Đỏ', 'Xanh'),
  size: fc.constantFrom(null, 'M', 'L'),
  price: fc.integer({ min: 0, max: 5_000_000 }),
}
const marks = { stock: fc.constantFrom(0, 1, 50), gone: fc.boolean() }
const shown = { image: fc.constant(null), name: fc.constant('Áo'), slug: fc.constant('ao') }
const line: fc.Arbitrary<Line> = fc
  .tuple(
    fc.record({ ...facts, ...shown, quantity: anyQuantity }),
    fc.record(marks, { requiredKeys: [] }),
  )
  .map(([known, marked]) => ({ ...known, ...marked }))
const answer: fc.Arbitrary<Partial<Line>> = fc.record({ ...facts, ...marks }, { requiredKeys: [] })

/** What happened to a cart so far, and the way back from the last removal. */
type Shop = { cart: Cart; undo?: (cart: Cart) => Cart }
type Change = { name: string; run: (cart: Cart, shop: Shop) => Cart }
const change = (name: string, run: Change['run']): Change => ({ name, run })

const at = fc.nat({ max: 20 })
const keyAt = (cart: Cart, index: number): string => {
  const known = cart.lines[index % (cart.lines.length + 1)]
  return known ? lineKey(known) : '404:404'
}

// What each does to its own line is said in cart.test.ts.
const changes = [
  line.map((one) => change(`add ${lineKey(one)} × ${one.quantity}`, (cart) => addLine(cart, one))),
  fc
    .tuple(at, anyQuantity)
    .map(([i, quantity]) =>
      change(`quantity of ${i} is ${quantity}`, (cart) =>
        setQuantity(cart, keyAt(cart, i), quantity),
      ),
    ),
  at.map((i) =>
    change(`remove ${i}`, (cart, shop) => {
      const key = keyAt(cart, i)
      const index = cart.lines.findIndex((one) => lineKey(one) === key)
      const taken = cart.lines[index]
      const wasSelected = cart.selected.includes(key)
      if (taken) shop.undo = (later) => restoreLine(later, taken, index, wasSelected)
      return removeLines(cart, [key])
    }),
  ),
  fc.constant(
    change('undo', (cart, { undo }) => {
      const next = undo?.(cart) ?? cart
      const grown = next.lines.length - cart.lines.length
      expect(grown, 'one line more, or it came by itself').toBeLessThan(2)
      return undo?.(next) ?? next
    }),
  ),
  fc
    .tuple(at, fc.boolean())
    .map(([i, on]) => change(`select ${i} ${on}`, (cart) => select(cart, keyAt(cart, i), on))),
  fc.boolean().map((on) => change(`select all ${on}`, (cart) => selectAll(cart, on))),
  fc
    .tuple(at, line)
    .map(([i, { quantity: _, ...to }]) =>
      change(`swap ${i} for ${lineKey(to)}`, (cart) => changeVariant(cart, keyAt(cart, i), to)),
    ),
  fc
    .array(fc.tuple(at, answer), { maxLength: 6 })
    .map((list) =>
      change('sync', (cart) =>
        applySync(cart, new Map(list.map(([i, one]) => [keyAt(cart, i), one]))),
      ),
    ),
  fc.constant(
    change('reload', (cart) => {
      const back: Cart = JSON.parse(JSON.stringify(cart))
      expect(back, 'nothing that a storage would lose').toEqual(cart)
      return back
    }),
  ),
]
const commands = changes.map((kind) =>
  kind.map(({ name, run }): fc.Command<Shop, null> => ({
    check: () => true,
    run(shop) {
      shop.cart = run(shop.cart, shop)
      expectSound(shop.cart)
    },
    toString: () => name,
  })),
)

function expectSound(cart: Cart): void {
  const { lines, selected } = cart
  const keys = lines.map(lineKey)
  expect(new Set(keys).size, 'each key stands once').toBe(keys.length)
  expect(new Set(selected).size, 'nothing is selected twice').toBe(selected.length)
  const buyable = new Set(lines.filter(isAvailable).map(lineKey))
  expect(
    selected.filter((key) => !buyable.has(key)),
    'only what can be bought',
  ).toEqual([])
  for (const { quantity } of lines) {
    expect(Number.isInteger(quantity) && quantity > 0 && quantity <= maxQuantity).toBe(true)
  }
  const subtotal = lines
    .filter((one) => selected.includes(lineKey(one)))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  expect(subtotalOf(selectedLines(cart))).toBe(subtotal)
  expect(cartBill(billOf(subtotal)).total).toBe(Math.max(0, subtotal - fixedAmounts.discount))
}

test('whatever is done to a cart, in whatever order, the rules of the cart hold §4.5.2', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 40 }), (steps) => {
      fc.modelRun(() => ({ model: { cart: emptyCart }, real: null }), steps)
    }),
    { numRuns: 300 },
  )
})

test('no step changes the cart it was given', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.oneof(...changes), (lines, { run }) => {
      const cart = lines.reduce(addLine, emptyCart)
      const before = JSON.stringify(cart)
      run(cart, { cart })
      expect(JSON.stringify(cart)).toBe(before)
    }),
  )
})

test('taking a line out and putting it back is as if nothing happened', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), at, (lines, i) => {
      const cart = lines.reduce(addLine, emptyCart)
      const index = i % Math.max(1, cart.lines.length)
      const taken = cart.lines[index]
      fc.pre(taken !== undefined)
      const key = lineKey(taken)
      const back = restoreLine(removeLines(cart, [key]), taken, index, cart.selected.includes(key))
      expect(back.lines).toEqual(cart.lines)
      expect(back.selected.toSorted()).toEqual(cart.selected.toSorted())
    }),
  )
})

test('a sync never loses or invents a unit below the limit of a line', () => {
  const few = line.map((one) => ({ ...one, quantity: 3 }))
  const units = (cart: Cart) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  fc.assert(
    fc.property(fc.array(few, { maxLength: 6 }), fc.array(fc.tuple(at, answer)), (lines, list) => {
      const cart = lines.reduce(addLine, emptyCart)
      const synced = applySync(cart, new Map(list.map(([i, one]) => [keyAt(cart, i), one])))
      expect(units(synced)).toBe(units(cart))
    }),
  )
})
