import { describe, expect, test } from 'vitest'
import {
  barWidth,
  keptOrders,
  ordersWithOldSlip,
  withPrintedSlips,
  slipPages,
  slipWidth,
  textPieces,
} from './slip'

describe('the pages of a slip @§10.15.8', () => {
  const room = { first: 60, next: 100 }

  test('what does not fit any more begins the next page', () => {
    expect(slipPages([30, 30, 10, 80, 10, 1], room)).toEqual([[0, 1], [2, 3, 4], [5]])
    expect(slipPages([], room)).toEqual([[]])
  })

  test('a part that the first page has no room for stands whole on the second', () => {
    expect(slipPages([80, 10], room)).toEqual([[], [0, 1]])
  })
})

describe('a long note @§10.15.8', () => {
  test('is cut between words, and inside one that is too long', () => {
    expect(textPieces('gọi trước 10 phút', 10)).toEqual(['gọi trước', '10 phút'])
    expect(textPieces(`a ${'x'.repeat(25)}`, 10)).toEqual([
      'a',
      'x'.repeat(10),
      'x'.repeat(10),
      'xxxxx',
    ])
    expect(textPieces('  ', 10)).toEqual([])
  })
})

test('bars are whole dots of a label printer; a code beyond what a scanner reads has none @§10.15.7', () => {
  expect(barWidth(176)).toBe(0.375)
  expect(barWidth(300)).toBe(0.25)
  expect(300 * 0.25).toBeLessThanOrEqual(slipWidth)
  expect(barWidth(400)).toBeNull()
})

const order = { id: 7, full_name: 'Nguyễn Minh Anh', phone: '0912345678', address: '12 Châu Long' }
const changed = [
  { ...order, full_name: 'Phạm Kim Ngân' },
  { ...order, phone: '0987654321' },
  { ...order, address: '9 Lý Quốc Sư' },
]

test('a slip is old once its order has another name, phone or address, until it is made again §10.15.10', () => {
  const made = withPrintedSlips(new Map(), [order])
  expect(ordersWithOldSlip(made, [order, { ...order, id: 8 }])).toEqual([])
  for (const now of changed) {
    expect(ordersWithOldSlip(made, [now])).toEqual([now])
    expect(ordersWithOldSlip(withPrintedSlips(made, [now]), [now])).toEqual([])
  }
  // A list of a host that says no addresses tells nothing.
  const { address: _, ...unknown } = order
  expect(ordersWithOldSlip(made, [unknown])).toEqual([])
})

test('what is kept names nobody, and the oldest of many orders go §10.15.10', () => {
  const many = Array.from({ length: keptOrders }, (_, id) => ({ ...order, id }))
  const made = withPrintedSlips(withPrintedSlips(new Map(), many), [
    { ...order, id: 0 },
    { ...order, id: 9000 },
  ])
  expect([made.size, made.has(0), made.has(1), made.has(9000)]).toEqual([
    keptOrders,
    true,
    false,
    true,
  ])
  expect(JSON.stringify([...made])).not.toMatch(/Minh|0912|Châu/)
})
