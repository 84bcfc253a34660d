import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import { type CheckedLine, checkLines } from '@/domain/cart/checked-lines'
import { cartSyncQuery } from '@/features/cart/queries'
import { mayHoldStock } from '@/domain/order/purchase'
import { purchases } from '@/features/orders/purchases'

/**
 * The checkout's lines, checked against the server on entering and again by `recheck`, which returns null when
 * the server can't be reached. Stock is ignored once an order of these lines may have been placed
 * (`setMayBePlaced`), because that order itself may hold the last units.
 */
export function useCheckedLines(brought: readonly OrderLine[]) {
  const [mayBePlaced, setMayBePlaced] = useState(() => mayHoldStock(purchases(), brought))
  const { data, refetch } = useQuery(cartSyncQuery(brought))
  const lines = useMemo(() => checkLines(brought, data, !mayBePlaced), [brought, data, mayBePlaced])

  async function recheck(): Promise<readonly CheckedLine[] | null> {
    const fresh = await refetch()
    return fresh.isError ? null : checkLines(brought, fresh.data, !mayBePlaced)
  }

  return { lines, recheck, setMayBePlaced }
}
