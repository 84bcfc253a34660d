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
const line: fc.Arbitrary<Line> = fc.record(
  { ...facts, ...marks, ...shown, quantity: anyQuantity },
  {
    requiredKeys: [
      'productId',
      'variantId',
      'color',
      'size',
      'price',
      'quantity',
      'image',
      'name',
      'slug',
    ],
  },
)
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
const lineOf = (cart: Cart, key: string) => cart.lines.find((one) => lineKey(one) === key)
const isWhole = (quantity: number) => Number.isInteger(quantity) && quantity > 0
const capped = (quantity: number) => Math.min(quantity, maxQuantity)

const adding = line.map((one) =>
  change(`add ${lineKey(one)} × ${one.quantity}`, (cart) => {
    const key = lineKey(one)
    const next = addLine(cart, one)
    if (!isWhole(one.quantity)) return next
    const quantity = capped(one.quantity + (lineOf(cart, key)?.quantity ?? 0))
    expect(lineOf(next, key), 'adds the quantity, refreshes the rest').toEqual({ ...one, quantity })
    return next
  }),
)
const counting = fc.tuple(at, anyQuantity).map(([i, quantity]) =>
  change(`quantity of ${i} is ${quantity}`, (cart) => {
    const key = keyAt(cart, i)
    const before = lineOf(cart, key)
    const next = setQuantity(cart, key, quantity)
    if (!before || !Number.isSafeInteger(quantity)) expect(next.lines).toEqual(cart.lines)
    else if (quantity > 0)
      expect(lineOf(next, key)).toEqual({ ...before, quantity: capped(quantity) })
    else expect([lineOf(next, key), next.selected.includes(key)]).toEqual([undefined, false])
    return next
  }),
)
const removing = at.map((i) =>
  change(`remove ${i}`, (cart, shop) => {
    const key = keyAt(cart, i)
    const index = cart.lines.findIndex((one) => lineKey(one) === key)
    const taken = cart.lines[index]
    const wasSelected = cart.selected.includes(key)
    if (taken) shop.undo = (later) => restoreLine(later, taken, index, wasSelected)
    const next = removeLines(cart, [key])
    expect(next.selected, 'and drops its selection').not.toContain(key)
    return next
  }),
)
const undoing = fc.constant(
  change('undo', (cart, { undo }) => {
    const next = undo?.(cart) ?? cart
    const grown = next.lines.length - cart.lines.length
    expect(grown, 'one line more, or it came by itself').toBeLessThan(2)
    return undo?.(next) ?? next
  }),
)
const selecting = fc.tuple(at, fc.boolean()).map(([i, on]) =>
  change(`select ${i} ${on}`, (cart) => {
    const key = keyAt(cart, i)
    const next = select(cart, key, on)
    const can = on && cart.lines.some((one) => lineKey(one) === key && isAvailable(one))
    expect(next.selected.includes(key)).toBe(can)
    return next
  }),
)
const selectingAll = fc.boolean().map((on) =>
  change(`select all ${on}`, (cart) => {
    const next = selectAll(cart, on)
    expect(next.selected).toEqual(on ? cart.lines.filter(isAvailable).map(lineKey) : [])
    return next
  }),
)
const swapping = fc.tuple(at, line).map(([i, { quantity: _, ...to }]) =>
  change(`swap ${i} for ${lineKey(to)}`, (cart) => {
    const key = keyAt(cart, i)
    const [from, twin] = [lineOf(cart, key), lineOf(cart, lineKey(to))]
    const next = changeVariant(cart, key, to)
    if (!from) return next
    const joined = twin && twin !== from ? twin.quantity : 0
    expect(lineOf(next, lineKey(to))?.quantity, 'keeps the quantity').toBe(
      capped(from.quantity + joined),
    )
    const were = [key, ...(joined ? [lineKey(to)] : [])].some((one) => cart.selected.includes(one))
    const isSelected = next.selected.includes(lineKey(to))
    expect(isSelected, 'and the selection').toBe(were && isAvailable({ ...to, quantity: 1 }))
    return next
  }),
)
const syncing = fc.array(fc.tuple(at, answer), { maxLength: 6 }).map((list) =>
  change('sync', (cart) => {
    const answers = new Map(list.map(([i, one]) => [keyAt(cart, i), one]))
    const next = applySync(cart, answers)
    for (const one of cart.lines) {
      if (!answers.has(lineKey(one))) expect(lineOf(next, lineKey(one))).toBeDefined()
    }
    return next
  }),
)
const reloading = fc.constant(
  change('reload', (cart) => {
    const back: Cart = JSON.parse(JSON.stringify(cart))
    expect(back, 'nothing that a storage would lose').toEqual(cart)
    return back
  }),
)

const changes = [
  adding,
  counting,
  removing,
  undoing,
  selecting,
  selectingAll,
  swapping,
  syncing,
  reloading,
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
    expect(isWhole(quantity) && quantity <= maxQuantity, `${quantity}`).toBe(true)
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
