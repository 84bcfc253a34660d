import { expect, test } from 'vitest'
import type { OrderReturn, ReturnMoveRequest } from '@/api/generated/model'
import { hasMoved, isOpen } from './moves'

const received = [{ item_id: 1, as_new: 1, damaged: 0 }]
const paidBack = { method: 'transfer', amount: 100_000, reference: 'FT1' } as const
const unsaid = { ...paidBack, reference: '' }
const stored: OrderReturn = {
  id: 1,
  requested_at: null,
  items: [],
  note: null,
  photos: [],
  answer: null,
  events: [],
  exchange: null,
  state: 'refunded',
  received,
  refunds: [
    { ...paidBack, amount: 30_000, reference: 'FT0', at: null },
    { ...paidBack, at: null },
  ],
}

test.each([
  ['requested', true],
  ['approved', true],
  ['received', true],
  ['declined', false],
  ['refunded', false],
  ['exchanged', false],
] as const)('a return that is %s waits for the shop: %s', (state, waits) => {
  expect(isOpen({ state })).toBe(waits)
})

test.each([
  ['the same state is enough where nothing else was sent', {}, true],
  ['another state', { state: 'approved' }, false],
  ['the pieces as they were counted', { received }, true],
  ['pieces counted otherwise', { received: [{ item_id: 1, as_new: 0, damaged: 1 }] }, false],
  ['the money that went back last', { refund: paidBack }, true],
  ['money that went back before', { refund: { ...paidBack, amount: 30_000 } }, false],
  ['the same money under another reference', { refund: { ...paidBack, reference: 'FT2' } }, false],
  ['no reference is not any reference', { refund: unsaid }, false],
] satisfies [string, Partial<ReturnMoveRequest>, boolean][])(
  'a move whose answer was lost was done with %s',
  (_, move, done) => {
    expect(hasMoved(stored, { state: 'refunded', ...move })).toBe(done)
  },
)

test('money without a reference matches money without one; without any money nothing was paid back', () => {
  const one = { ...stored, refunds: [{ ...unsaid, at: null }] }
  const { reference, ...refund } = unsaid
  expect(hasMoved(one, { state: 'refunded', refund })).toBe(true)
  expect(hasMoved(one, { state: 'refunded', refund: { ...refund, reference } })).toBe(true)
  expect(hasMoved({ ...one, refunds: [] }, { state: 'refunded', refund })).toBe(false)
})
