import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Order } from '@/api/generated/model'
import { type RecipientHashes, withRecipientHashes } from '@/domain/order/slip'
import { kept, parseKept } from '@/lib/kept'

/** A document that contains an order's delivery address: a printed slip, or a carrier's file. */
type DeliveryDocument = 'slip' | 'file'

const stores = { slip: kept('slips_made', 'slip'), file: kept('slips_made', 'file') }
const entries = v.array(v.tuple([v.number(), v.string()]))

const parse = (text: string | null): RecipientHashes =>
  new Map(parseKept({ read: () => text }, entries) ?? [])

/** Stores on this device which delivery addresses the new documents contain (Product §10.15.8). */
export function rememberMadeDocuments(kind: DeliveryDocument, orders: readonly Order[]): void {
  const made = withRecipientHashes(parse(stores[kind].read()), orders)
  stores[kind].write(JSON.stringify([...made]))
}

/**
 * Returns the delivery addresses in the documents that were made on this device, also in other browser tabs.
 */
export function useMadeDocuments(kind: DeliveryDocument): RecipientHashes {
  const { subscribe, read } = stores[kind]
  return parse(useSyncExternalStore(subscribe, read))
}
