import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import type { Bill } from '@/api/generated/model'
import { storedWhole } from '@/lib/schema'

const line = v.object({
  code: v.string(),
  label: v.fallback(v.string(), ''),
  amount: storedWhole(Number.MIN_SAFE_INTEGER),
})
const refused = v.object({
  bill: v.object({ lines: v.array(line), total: storedWhole(0) }),
})

/** Returns the bill that a host would charge, where it refused an order because the shopper had seen another; else null. */
export function newBillOf(error: unknown): Bill | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = v.safeParse(refused, error.body)
  return read.success ? read.output.bill : null
}
