import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { PlacedOrder } from '@/domain/order/ledger'
import { shopDay } from '@/lib/dates'
import { kept } from '@/lib/kept'
import { nonEmptyText, parseStored, validEntries } from '@/lib/schema'

const maxStored = 20

const schema = v.object({
  code: nonEmptyText,
  day: v.pipe(v.string(), v.isoDate()),
  /**
   * The last digits of the phone number. They remind visitors which number they used, but they are not enough
   * to look up an order.
   */
  phoneEnd: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
})

/** An order that a visitor placed on this device. */
export type DeviceOrder = v.InferOutput<typeof schema>

const entry = kept('device_orders')

function parse(text: string | null): readonly DeviceOrder[] {
  return (parseStored(text, validEntries(schema)) ?? []).slice(0, maxStored)
}

/** Returns the orders of this device, the newest first. */
export const readDeviceOrders = () => parse(entry.read())

/**
 * Returns the orders of this device, the newest first. Changes in other browser tabs render the component
 * again.
 */
export function useDeviceOrders(): readonly DeviceOrder[] {
  const stored = useSyncExternalStore(entry.subscribe, entry.read)
  return useMemo(() => parse(stored), [stored])
}

/**
 * Stores a visitor's new order on this device (Product §2.15). An order without a phone number is skipped:
 * another browser tab placed it, and that tab stores it itself.
 */
export function storeDeviceOrder({ code, phone }: Pick<PlacedOrder, 'code' | 'phone'>): void {
  const phoneEnd = phone.replace(/\D/g, '').slice(-3)
  if (phoneEnd) insert({ code, day: shopDay(), phoneEnd }, 0)
}

/** Returns the orders that may have this phone number. The number may be typed in any notation. */
export function deviceOrdersByPhone(phone: string, orders: readonly DeviceOrder[]): DeviceOrder[] {
  const digits = phone.replace(/\D/g, '')
  return orders.filter(({ phoneEnd }) => digits.endsWith(phoneEnd))
}

/** Removes an order from the device. Returns an undo that puts the order back in its place. */
export function removeDeviceOrder({ code }: DeviceOrder): () => void {
  const orders = readDeviceOrders()
  const at = orders.findIndex((order) => order.code === code)
  const removed = orders[at]
  if (removed) write(orders.toSpliced(at, 1))
  return () => removed && insert(removed, at)
}

function insert(order: DeviceOrder, at: number): void {
  const orders = readDeviceOrders()
  if (!orders.some(({ code }) => code === order.code)) write(orders.toSpliced(at, 0, order))
}

function write(orders: readonly DeviceOrder[]): void {
  if (orders.length > 0) entry.write(JSON.stringify(orders.slice(0, maxStored)))
  else entry.remove()
}
