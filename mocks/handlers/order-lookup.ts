import { plainLookup } from '@/domain/order/search'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import { lookUpPause } from '../rules/orders'
import { refusal, refuse } from './answers'

type Lookup = {
  phones: readonly string[]
  now: Date
  /** Whose order may be found; by default anybody's. */
  isFree?: (order: OrderRow) => boolean
}

/**
 * Returns the order of a code whose phone is one of these; undefined without one. Misses count: after too many nothing is looked
 * up for a while.
 */
export function findByPhone(
  db: Database,
  code: string,
  { phones, now, isFree = () => true }: Lookup,
): OrderRow | undefined {
  const pause = lookUpPause(db.tables.lookup_misses, now)
  if (pause > 0) throw refusal('lookUpOrder', 'tooManyRequests').after(pause)
  const asked = phones.map((phone) => plainLookup({ code, phone }))
  const found = db.tables.orders.filter(isFree).find((order) => {
    const own = plainLookup(order)
    return asked.some((one) => one.code === own.code && one.phone === own.phone)
  })
  if (!found) db.insert('lookup_misses', { id: db.nextId('lookup_misses'), at: now.toISOString() })
  return found
}

/** Returns the order of a code whose phone is one of these. */
export function lookUp(db: Database, code: string, phones: readonly string[], now: Date): OrderRow {
  return findByPhone(db, code, { phones, now }) ?? refuse('lookUpOrder', 'notFound')
}

type Asking = { user: { id: number } | null; phones: readonly string[]; now: Date }

/** Returns an order to its signed-in buyer, else to whoever knows its phone. */
export function ownOrder(db: Database, code: string, { user, phones, now }: Asking): OrderRow {
  const [order] = db.where('orders', 'code', code)
  const isBuyer = user !== null && order?.user_id === user.id
  return isBuyer ? order : lookUp(db, code, phones, now)
}
