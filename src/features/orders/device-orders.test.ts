import { expect, test } from 'vitest'
import { stubStorages } from '@/lib/memory-storage'
import { storeDeviceOrder, readDeviceOrders, removeDeviceOrder } from './device-orders'

const { local: storage } = stubStorages()
const codes = () => readDeviceOrders().map(({ code }) => code)
const keep = (code: string, phone = '+84 912 345 678') => storeDeviceOrder({ code, phone })

test('of an order, only the code, the day and the last three digits of the phone number are stored §2.15.5', () => {
  keep('ML-1')
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(JSON.parse(storage.get('device_orders') ?? '')).toEqual([
    { code: 'ML-1', day, phoneEnd: '678' },
  ])
})

test('the latest comes first, each once, twenty at most; without a phone nothing is kept §2.15.5', () => {
  for (let number = 1; number <= 22; number++) keep(`ML-${number}`)
  keep('ML-22')
  keep('ML-23', '')
  expect(codes()).toHaveLength(20)
  expect(codes().slice(0, 2)).toEqual(['ML-22', 'ML-21'])
})

test('a removed order comes back to its place, once', () => {
  for (const code of ['ML-1', 'ML-2', 'ML-3']) keep(code)
  const [, second] = readDeviceOrders()
  if (!second) throw new Error('No second order')
  const undo = removeDeviceOrder(second)
  expect(codes()).toEqual(['ML-3', 'ML-1'])
  keep('ML-4')
  undo()
  undo()
  expect(codes()).toEqual(['ML-4', 'ML-2', 'ML-3', 'ML-1'])
})

test.each(['{', '"x"', '[null, 1, {}, {"code":"ML-1","day":"today","phoneEnd":"0912345678"}]'])(
  'a stored %o reads as empty, and is overwritten',
  (text) => {
    storage.set('device_orders', text)
    expect(codes()).toEqual([])
    keep('ML-1')
    expect(codes()).toEqual(['ML-1'])
  },
)
