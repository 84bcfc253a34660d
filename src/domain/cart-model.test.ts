import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cart, emptyCart, isAvailable, type Line, lineKey, maxQuantity } from './cart'
import {
  addLine,
  putBack,
  removeLines,
  select,
  selectAll,
  setQuantity,
  swapVariant,
} from './cart-changes'
import { applySync } from './cart-sync'

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

type Step = { name: string; run: (cart: Cart) => Cart }
const keyAt = (cart: Cart, at: number): string => {
  const known = cart.lines[at % (cart.lines.length + 1)]
  return known ? lineKey(known) : '404:404'
}
const at = fc.nat({ max: 20 })
const step = (name: string, run: Step['run']): Step => ({ name, run })

const steps: fc.Arbitrary<Step> = fc.oneof(
  line.map((one) => step('add', (cart) => addLine(cart, one))),
  fc
    .tuple(at, anyQuantity)
    .map(([i, n]) => step(`setQuantity ${n}`, (cart) => setQuantity(cart, keyAt(cart, i), n))),
  at.map((i) => step('remove', (cart) => removeLines(cart, [keyAt(cart, i)]))),
  fc
    .tuple(at, fc.boolean())
    .map(([i, on]) => step(`select ${on}`, (cart) => select(cart, keyAt(cart, i), on))),
  fc.boolean().map((on) => step(`selectAll ${on}`, (cart) => selectAll(cart, on))),
  fc
    .tuple(at, line)
    .map(([i, next]) => step('swapVariant', (cart) => swapVariant(cart, keyAt(cart, i), next))),
  fc.tuple(at, at, fc.boolean()).map(([i, place, on]) =>
    step('remove and putBack', (cart) => {
      const taken = cart.lines[i % Math.max(1, cart.lines.length)]
      return taken ? putBack(removeLines(cart, [lineKey(taken)]), taken, place, on) : cart
    }),
  ),
  fc
    .array(fc.tuple(at, answer), { maxLength: 6 })
    .map((list) =>
      step('applySync', (cart) =>
        applySync(cart, new Map(list.map(([i, one]) => [keyAt(cart, i), one]))),
      ),
    ),
)

function expectSound({ lines, selected }: Cart): void {
  const keys = lines.map(lineKey)
  expect(new Set(keys).size, 'each key stands once').toBe(keys.length)
  expect(new Set(selected).size, 'nothing is selected twice').toBe(selected.length)
  const buyable = new Set(lines.filter(isAvailable).map(lineKey))
  expect(
    selected.filter((key) => !buyable.has(key)),
    'only what can be bought',
  ).toEqual([])
  for (const { quantity } of lines) {
    expect(
      Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity,
      `${quantity}`,
    ).toBe(true)
  }
}

test('whatever is done to a cart, keys stay unique, the selection sound and quantities whole', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 30 }), (list) => {
      list.reduce((cart, { run }) => {
        const next = run(cart)
        expectSound(next)
        return next
      }, emptyCart)
    }),
    { numRuns: 500 },
  )
})

test('no step changes the cart it was given', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), steps, (lines, { run }) => {
      const cart = lines.reduce(addLine, emptyCart)
      const before = JSON.stringify(cart)
      run(cart)
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
      const back = putBack(removeLines(cart, [key]), taken, index, cart.selected.includes(key))
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
