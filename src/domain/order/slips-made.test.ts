import { expect, test } from 'vitest'
import { keptOrders, madeBeforeChange, madeWith } from './slips-made'

const order = { id: 7, full_name: 'Nguyễn Minh Anh', phone: '0912345678', address: '12 Châu Long' }
const changed = [
  { ...order, full_name: 'Phạm Kim Ngân' },
  { ...order, phone: '0987654321' },
  { ...order, address: '9 Lý Quốc Sư' },
]

test('a slip is old once its order has another name, phone or address, until it is made again §10.15.10', () => {
  const made = madeWith(new Map(), [order])
  expect(madeBeforeChange(made, [order, { ...order, id: 8 }])).toEqual([])
  for (const now of changed) {
    expect(madeBeforeChange(made, [now])).toEqual([now])
    expect(madeBeforeChange(madeWith(made, [now]), [now])).toEqual([])
  }
  // A list of a host that says no addresses tells nothing.
  const { address: _, ...unknown } = order
  expect(madeBeforeChange(made, [unknown])).toEqual([])
})

test('what is kept names nobody, and the oldest of many orders go §10.15.10', () => {
  const many = Array.from({ length: keptOrders }, (_, id) => ({ ...order, id }))
  const made = madeWith(madeWith(new Map(), many), [
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
