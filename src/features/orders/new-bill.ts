import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import type { Bill } from '@/api/generated/model'
import { billSchema } from './placed-order'

const refused = v.object({ bill: billSchema })

/** Returns the bill that a host would charge, where it refused an order because the shopper had seen another; else null. */
export function newBillOf(error: unknown): Bill | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = v.safeParse(refused, error.body)
  return read.success ? read.output.bill : null
}
