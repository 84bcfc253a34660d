import { expect, test } from 'vitest'
import type {
  Order,
  OrderItem,
  OrderReturn,
  ReturnMoveRequest,
  ReturnState,
} from '@/api/generated/model'
import { orderReturn } from '../order/description'
import { blankItem, blankReturn } from '../order/order.fixtures'
import {
  canReturnOrder,
  hasReturnArrived,
  isReturnMoveDone,
  isOpenReturn,
  lineName,
  lastReturnDay,
  returnsWithNames,
  returnPeriodDays,
  linesToReturn,
  returnableUnits,
} from './returns'

const event = (status: Order['status'], at: string) => ({ status, at, note: null, by: null })
const asked = (
  state: ReturnState,
  quantity: number,
  item_id = 1,
): Pick<OrderReturn, 'state' | 'items' | 'received'> => ({
  state,
  received: [],
  items: [{ item_id, quantity, reason: 'fit', wish: 'refund' }],
})

test('an order can be returned until the seventh day after its delivery, in the time zone of the shop §2.16.6', () => {
  expect(returnPeriodDays).toBe(7)
  const events = [
    event('shipped', '2026-11-18T02:00:00Z'),
    event('delivered', '2026-11-20T18:30:00Z'),
  ]
  expect(lastReturnDay({ status: 'delivered', events }), 'the 21st in Vietnam').toBe('2026-11-28')
})

test.each([
  ['is on its way', 'shipped', [event('shipped', '2026-11-18T02:00:00Z')]],
  ['came at an unknown time', 'delivered', []],
  ['is on its way again', 'shipped', [event('delivered', '2026-11-20T18:30:00Z')]],
] as const)('an order that %s can not be returned', (_, status, events) => {
  expect(lastReturnDay({ status, events: [...events] })).toBeNull()
})

test('the returnable units are the bought units less the units of returns that were not declined §2.16.7', () => {
  const item = { id: 1, quantity: 3 }
  expect(returnableUnits(item, [])).toBe(3)
  expect(returnableUnits(item, [asked('requested', 1), asked('exchanged', 1)])).toBe(1)
  expect(returnableUnits(item, [asked('declined', 3), asked('refunded', 2, 2)])).toBe(3)
  expect(returnableUnits(item, [asked('approved', 2), asked('received', 2)])).toBe(0)
  const received = [{ item_id: 1, as_new: 0, damaged: 1 }]
  expect(returnableUnits(item, [{ ...asked('received', 2), received }]), 'one of two came').toBe(2)
})

test('only lines that go back are sent, and only an exchange has a size', () => {
  const line = { item_id: 1, quantity: 1, reason: 'fit', wish: 'exchange', size: ' L ' } as const
  expect(
    linesToReturn([
      line,
      { ...line, item_id: 2, quantity: 0 },
      { ...line, item_id: 3, wish: 'refund' },
    ]),
  ).toEqual([
    { ...line, size: 'L' },
    { ...line, item_id: 3, wish: 'refund', size: null },
  ])
})

test('a request without an answer has arrived when the order has another return of its items §2.16.8', () => {
  const before = asked('exchanged', 1)
  const order = { returns: [before, asked('requested', 2)].map(whole) }
  const { items } = asked('requested', 2)
  expect(hasReturnArrived(order, items, 1)).toBe(true)
  expect(hasReturnArrived(order, items, 2)).toBe(false)
  expect(hasReturnArrived(order, before.items, 1)).toBe(false)
})

test('an order can be returned on its last day, while a piece is left', () => {
  const events = [event('delivered', '2026-11-20T03:00:00Z')]
  const order = {
    status: 'delivered',
    events,
    items: [bought],
    returns: [],
  } satisfies Partial<Order>
  const can = (today: string, ...returns: ReturnType<typeof asked>[]) =>
    canReturnOrder({ ...order, returns: returns.map(whole) }, today)
  expect(can('2026-11-27')).toBe(true)
  expect(can('2026-11-28')).toBe(false)
  expect(can('2026-11-27', asked('requested', 1))).toBe(true)
  expect(can('2026-11-27', asked('requested', 2))).toBe(false)
  const items = [bought, { ...bought, id: 2 }]
  const returns = [whole(asked('requested', 2))]
  expect(canReturnOrder({ ...order, items, returns }, '2026-11-27')).toBe(true)
  expect(canReturnOrder({ ...order, events: [] }, '2026-11-21')).toBe(false)
})

test('a line is named as it was bought; a line that the order no longer has gets no name', () => {
  expect(lineName(bought)).toBe('Áo sơ mi (Ngà, M)')
  expect(lineName({ ...bought, color: '' })).toBe('Áo sơ mi (M)')
  expect(lineName({ ...bought, color: '', size: '' })).toBe('Áo sơ mi')
  const returns = [asked('requested', 1), asked('requested', 1, 9)].map(whole)
  expect(
    returnsWithNames({ items: [{ ...bought, id: 5 }, bought], returns }).map(({ items }) => items),
  ).toEqual([
    [{ ...asked('requested', 1).items[0], name: 'Áo sơ mi (Ngà, M)' }],
    [{ ...asked('requested', 1, 9).items[0], name: '' }],
  ])
})

const bought: OrderItem = { ...blankItem, product_name: 'Áo sơ mi', color: 'Ngà' }

const whole = (part: Pick<OrderReturn, 'state' | 'items' | 'received'>): OrderReturn => ({
  ...blankReturn,
  ...part,
})

const counted = [{ item_id: 1, as_new: 1, damaged: 0 }]
const paidBack = { method: 'transfer', amount: 100_000, reference: 'FT1' } as const
const unsaid = { ...paidBack, reference: '' }
const stored: OrderReturn = {
  ...blankReturn,
  state: 'refunded',
  received: counted,
  refunds: [
    { ...paidBack, amount: 30_000, reference: 'FT0', at: null },
    { ...paidBack, at: null },
  ],
}

test('a return waits for the shop until it is declined, refunded, exchanged or back §10.25.2', () => {
  const states = orderReturn.return_state.values.filter((state) => isOpenReturn({ state }))
  expect(states).toEqual(['requested', 'approved', 'received', 'at_door'])
})

test.each([
  ['the same state is enough where nothing else was sent', {}, true],
  ['another state', { state: 'approved' }, false],
  ['the pieces as they were counted', { received: counted }, true],
  ['pieces counted otherwise', { received: [{ item_id: 1, as_new: 0, damaged: 1 }] }, false],
  ['the money that went back last', { refund: paidBack }, true],
  ['money that went back before', { refund: { ...paidBack, amount: 30_000 } }, false],
  ['the same money under another reference', { refund: { ...paidBack, reference: 'FT2' } }, false],
  ['no reference is not any reference', { refund: unsaid }, false],
] satisfies [string, Partial<ReturnMoveRequest>, boolean][])(
  'a move without an answer was done: %s',
  (_, move, done) => {
    expect(isReturnMoveDone(stored, { state: 'refunded', ...move })).toBe(done)
  },
)

test('a refund without a reference matches one without a reference, but not a missing refund', () => {
  const one = { ...stored, refunds: [{ ...unsaid, at: null }] }
  const { reference, ...refund } = unsaid
  expect(isReturnMoveDone(one, { state: 'refunded', refund })).toBe(true)
  expect(isReturnMoveDone(one, { state: 'refunded', refund: { ...refund, reference } })).toBe(true)
  expect(isReturnMoveDone({ ...one, refunds: [] }, { state: 'refunded', refund })).toBe(false)
})
