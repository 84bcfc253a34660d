import { describe, expect, test } from 'vitest'
import {
  slipBarWidth,
  maxRecipientHashes,
  ordersWithNewRecipient,
  withRecipientHashes,
  slipPages,
  slipWidthMm,
  slipTextPieces,
} from './slip'

describe('the pages of a slip @§10.15.8', () => {
  const room = { first: 60, next: 100 }

  test('a part that does not fit begins the next page', () => {
    expect(slipPages([30, 30, 10, 80, 10, 1], room)).toEqual([[0, 1], [2, 3, 4], [5]])
    expect(slipPages([], room)).toEqual([[]])
  })

  test('a part that does not fit on the first page is whole on the second', () => {
    expect(slipPages([80, 10], room)).toEqual([[], [0, 1]])
  })
})

test('a long note is cut between words, and inside one that is too long @§10.15.8', () => {
  expect(slipTextPieces('gọi trước 10 phút', 10)).toEqual(['gọi trước', '10 phút'])
  const ten = 'x'.repeat(10)
  expect(slipTextPieces(`a ${ten}${ten}xxxxx`, 10)).toEqual(['a', ten, ten, 'xxxxx'])
  expect(slipTextPieces('  ', 10)).toEqual([])
})

test('bars are whole dots of a label printer; a code too long for scanners has none @§10.15.6', () => {
  expect(slipBarWidth(176)).toBe(0.375)
  expect(slipBarWidth(300)).toBe(0.25)
  expect(300 * 0.25).toBeLessThanOrEqual(slipWidthMm)
  expect(slipBarWidth(400)).toBeNull()
})

const order = { id: 7, full_name: 'Nguyễn Minh Anh', phone: '0912345678', address: '12 Châu Long' }
const changed = [
  { ...order, full_name: 'Phạm Kim Ngân' },
  { ...order, phone: '0987654321' },
  { ...order, address: '9 Lý Quốc Sư' },
]

test('a slip is old when its order gets another name, phone or address, until it is printed again §10.15.8', () => {
  const made = withRecipientHashes(new Map(), [order])
  expect(ordersWithNewRecipient(made, [order, { ...order, id: 8 }])).toEqual([])
  for (const now of changed) {
    expect(ordersWithNewRecipient(made, [now])).toEqual([now])
    expect(ordersWithNewRecipient(withRecipientHashes(made, [now]), [now])).toEqual([])
  }
  // Some lists do not contain the address. Their orders do not count as changed.
  const { address: _, ...unknown } = order
  expect(ordersWithNewRecipient(made, [unknown])).toEqual([])
})

test('the stored hashes contain no personal data, and the oldest of many orders are dropped §10.15.8', () => {
  const many = Array.from({ length: maxRecipientHashes }, (_, id) => ({ ...order, id }))
  const latest = [0, 9000].map((id) => ({ ...order, id }))
  const made = withRecipientHashes(withRecipientHashes(new Map(), many), latest)
  expect([made.size, ...[0, 1, 9000].map((id) => made.has(id))]).toEqual([500, true, false, true])
  expect(JSON.stringify([...made])).not.toMatch(/Minh|0912|Châu/)
})
