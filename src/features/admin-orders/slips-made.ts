import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Order } from '@/api/generated/model'
import { withPrintedSlips, type PrintedSlips } from '@/domain/order/slip'
import { kept, parseKept } from '@/lib/kept'

/** What carries a delivery on paper or to a carrier. Each is made again by itself. */
type Made = 'slip' | 'file'

const stores = { slip: kept('slips_made', 'slip'), file: kept('slips_made', 'file') }
const entries = v.array(v.tuple([v.number(), v.string()]))

const parse = (text: string | null): PrintedSlips =>
  new Map(parseKept({ read: () => text }, entries) ?? [])

/** Keeps on this device which deliveries stand on what was made just now (Product §10.15.10). */
export function keepMade(what: Made, orders: readonly Order[]): void {
  const made = withPrintedSlips(parse(stores[what].read()), orders)
  stores[what].write(JSON.stringify([...made]))
}

/** What this device made, also in another tab. */
export function useMade(what: Made): PrintedSlips {
  const { subscribe, read } = stores[what]
  return parse(useSyncExternalStore(subscribe, read))
}
