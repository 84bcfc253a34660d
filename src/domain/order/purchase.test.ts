import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Order, OrderRequest } from '@/api/generated/model'
import { shirtLine } from '../cart/example-lines'
import { findWaitingPurchase, type Purchase, findRepeatedOrder } from './ledger'
import { nextPurchaseStep } from './purchase'
import type { Attempt, PurchaseEvent, CheckoutState, PurchaseTurn } from './purchase-states'

const dress = { ...shirtLine, productId: 8, variantId: 81 }
const minute = 60_000
const now = 1_000 * minute
const given = { now, fresh: 'fresh' }

const shared = { at: now - minute, method: 'cod', lines: [shirtLine], besides: [] } as const
const payment = { paymentId: 'PAY-1', token: 'EC-1', url: 'https://paypal.example/?token=EC-1' }
const sent = { ...shared, key: 'sent', state: 'sent' } as const
const ordered = { ...shared, key: 'ordered', state: 'ordered', order: null } as const
const approving = {
  ...shared,
  method: 'paypal',
  key: 'approving',
  state: 'approving',
  payment,
} as const
const request = { payment_method: 'cod' } as OrderRequest
const attempt: Attempt = {
  key: 'new',
  method: 'cod',
  lines: [shirtLine],
  besides: [],
  since: now - 10 * minute,
  request,
}
const order = { code: 'ML-1', status: 'pending', items: [] } as unknown as Order

const states: { readonly [S in CheckoutState['state']]: Extract<CheckoutState, { state: S }> } = {
  composing: { state: 'composing' },
  checking: { state: 'checking', attempt },
  sent: { state: 'sent', purchase: sent, attempt, replaced: undefined, earlier: null },
  approving: { state: 'approving', purchase: approving, order: null },
  capturing: { state: 'capturing', token: 'EC-1', purchase: approving },
  placed: { state: 'placed', how: 'ordered', order },
  refused: { state: 'refused', of: 'order', error: null },
  unknown: { state: 'unknown', of: 'order', error: null, purchase: sent },
  cancelled: { state: 'cancelled', order },
}

const turn = { ledger: [], knowsKeys: true } satisfies PurchaseTurn
const known = { ledger: [ordered], lines: [shirtLine], since: 0, besides: [] }
const events: { readonly [Is in PurchaseEvent['is']]: readonly PurchaseEvent[] } = {
  pressed: [{ is: 'pressed', ...known, ledger: [] }],
  checked: [
    { is: 'checked', attempt },
    { is: 'checked', attempt: null },
  ],
  turn: [
    { is: 'turn', ...turn },
    { is: 'turn', ...turn, ledger: [approving] },
    { is: 'turn', ...turn, ledger: [ordered] },
    { is: 'turn', ...turn, ledger: [{ ...approving, captureSent: true }] },
    {
      is: 'turn',
      ledger: [approving],
      last: { key: 'approving', request: JSON.stringify(request) },
      knowsKeys: true,
    },
  ],
  answered: [
    { is: 'answered', order, payment: null },
    { is: 'answered', order: { ...order, status: 'cancelled' }, payment: null },
  ],
  notPlaced: (['refused', 'otherBill', 'otherContent', 'replacedIsPaid', 'lost'] as const).map(
    (why) => ({ is: 'notPlaced', why, error: null }),
  ),
  approved: [{ is: 'approved', token: 'EC-1' }],
  cameBack: [
    { is: 'cameBack', purchase: approving, isCancelled: true },
    { is: 'cameBack', purchase: approving, isCancelled: false },
  ],
  lookedUp: [
    { is: 'lookedUp', status: 'successful' },
    { is: 'lookedUp', status: 'failed' },
    { is: 'lookedUp', status: null },
  ],
  captured: [{ is: 'captured', status: 'successful' }],
  notCaptured: [
    { is: 'notCaptured', why: 'ended', error: null },
    { is: 'notCaptured', why: 'lost', error: null },
  ],
  news: [{ is: 'news', ...known }],
  left: [{ is: 'left' }],
}

/** More states, with other values than in `states`. The same event leads from them to other next states. */
const variants: readonly CheckoutState[] = [
  { ...states.sent, attempt: { ...attempt, method: 'paypal' }, replaced: approving },
  { ...states.sent, purchase: approving, isAgain: true },
  { ...states.capturing, asked: 'after' },
  { ...states.capturing, asked: 'before' },
  { ...states.capturing, double: ordered },
  { ...states.checking, attempt: { ...attempt, method: 'paypal' } },
]

/**
 * Returns all transitions between states, each as a line of the diagram in Product §4.8, for example
 * `checking --> sent: turn`.
 */
function moves(): string[] {
  const lines = new Set<string>()
  for (const before of [...Object.values(states), ...variants])
    for (const event of Object.values(events).flat()) {
      const answers: readonly PurchaseEvent[] =
        event.is === 'answered' ? [event, { ...event, payment }] : [event]
      for (const one of answers) {
        const { next } = nextPurchaseStep(before, one, given)
        if (next !== before) lines.add(`${before.state} --> ${next.state}: ${one.is}`)
      }
    }
  return [...lines].toSorted()
}

test('the diagram of Product §4.8 has every transition; any other event changes nothing §4.8.9i', () => {
  const text = readFileSync('docs/product.md', 'utf8')
  const [, picture = ''] = /```mermaid\nstateDiagram-v2\n([^`]*)```/.exec(text) ?? []
  const drawn = picture.split('\n').map((line) => line.trim())
  expect(drawn.filter((line) => /^\w+ --> \w+:/.test(line)).toSorted()).toEqual(moves())
  const ignored = Object.values(states).flatMap((before) =>
    Object.values(events)
      .flat()
      .map((event) => ({ before, ...nextPurchaseStep(before, event, given) }))
      .filter(({ before: same, next }) => next === same),
  )
  expect(ignored.flatMap(({ effects }) => effects)).toEqual([])
})

/**
 * Returns the result of a click on the order button as a text: the next state, the key of the purchase, and
 * the key of the purchase that it replaces.
 */
function pressed(ledger: readonly Purchase[], changes: Partial<Attempt> = {}, knowsKeys = true) {
  const before: CheckoutState = { state: 'checking', attempt: { ...attempt, ...changes } }
  const { next, effects } = nextPurchaseStep(before, { is: 'turn', ledger, knowsKeys }, given)
  const purchase = next.state === 'composing' ? next.notice : 'purchase' in next && next.purchase
  const call = effects.find((effect) => effect.do === 'send')
  const keys = [purchase && purchase.key, call?.request.replaces]
  return [next.state, ...keys.filter(Boolean)].join(' ')
}

const paypal = { method: 'paypal' } as const
const mixed = { ...ordered, lines: [{ ...dress, variantId: 82 }, shirtLine] }
const reopened = { lines: [dress, { ...shirtLine, quantity: 9 }] }
const cheaper = { ...paypal, lines: [{ ...shirtLine, price: 1 }] }

describe('a click on the pay button (Product §4.8)', () => {
  test.each<[string, Purchase[], string, Partial<Attempt>?]>([
    ['sends an order when nothing was bought', [], 'sent new'],
    ['sends an order besides one of other lines', [{ ...ordered, lines: [dress] }], 'sent new'],
    ['asks about an order placed since', [ordered], 'composing ordered'],
    ['asks about an order with one of the same lines', [mixed], 'composing ordered', reopened],
    [
      'ignores an order from before this checkout',
      [ordered],
      'sent new',
      { ...paypal, since: now },
    ],
    ['ignores an order that the shopper knows', [ordered], 'sent new', { besides: ['ordered'] }],
    ['repeats an order without an answer', [sent], 'sent sent'],
    ['sends its own order again with its key', [{ ...sent, key: 'new' }], 'sent new'],
    ['repeats a cash order by PayPal', [sent], 'sent sent', paypal],
    ['asks about it after an hour', [{ ...sent, at: now - 60 * minute }], 'composing sent'],
    ['repeats a PayPal order of any age', [{ ...sent, ...paypal, at: 0 }], 'sent sent', paypal],
    [
      'replaces a PayPal order by cash §4.8.15a',
      [{ ...sent, ...paypal }, approving],
      'sent new approving',
    ],
    ['goes on with a PayPal order of another tab', [approving], 'sent approving', paypal],
    ['replaces a PayPal order with an old price', [approving], 'sent new approving', cheaper],
    ['looks up a capture first', [{ ...approving, captureSent: true }], 'capturing approving'],
    ['never reuses a key', [{ ...approving, key: 'new' }], 'sent fresh new'],
  ])('%s', (_, ledger, outcome, changes) => {
    expect(pressed(ledger, changes)).toBe(outcome)
  })

  test('asks about an order without an answer when the API supports no keys', () => {
    expect(pressed([sent], {}, false)).toBe('composing sent')
    expect(pressed([sent], { besides: ['sent'] }, false)).toBe('sent new')
  })

  test('an order is given up when the order that it would replace is paid §4.8.15b', () => {
    const before: CheckoutState = { ...states.sent, replaced: approving }
    const refused = { is: 'notPlaced', why: 'replacedIsPaid', error: null } as const
    const asking = nextPurchaseStep(before, refused, given)
    expect(asking.effects).toEqual([
      { do: 'forget', key: 'sent' },
      { do: 'lookUp', token: 'EC-1' },
    ])
    const paid = nextPurchaseStep(asking.next, { is: 'lookedUp', status: 'successful' }, given)
    expect(paid.next).toMatchObject({ state: 'placed', how: 'paid', token: 'EC-1' })
  })
})

test('a failed capture may be paid again when the host says that nothing was taken §4.8.6', () => {
  const asking: CheckoutState = { ...states.capturing, asked: 'after' }
  const { next, effects } = nextPurchaseStep(asking, { is: 'lookedUp', status: 'pending' }, given)
  expect(next.state).toBe('unknown')
  expect(effects).toEqual([{ do: 'save', purchase: { ...approving, captureSent: false } }])
})

test('an approved payment repeats an order placed since, unless the shopper knowingly made both', () => {
  const approved = { ...approving, since: approving.at }
  expect(findRepeatedOrder([approving, ordered], approved)).toBe(ordered)
  expect(findRepeatedOrder([approving, { ...ordered, at: 1 }], approved)).toBeUndefined()
  expect(findRepeatedOrder([ordered], { ...approved, key: 'ordered' })).toBeUndefined()
  expect(
    findRepeatedOrder([approving, { ...ordered, besides: ['approving'] }], approved),
  ).toBeUndefined()
  expect(findRepeatedOrder([ordered], { ...approved, besides: ['ordered'] })).toBeUndefined()
})

test('only an open purchase of the same lines may hold their stock', () => {
  expect(findWaitingPurchase([sent], [shirtLine])).toBe(sent)
  expect(findWaitingPurchase([approving], [shirtLine])).toBe(approving)
  expect(findWaitingPurchase([ordered], [shirtLine])).toBeUndefined()
  expect(findWaitingPurchase([sent], [dress])).toBeUndefined()
})
