import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import { type CheckedLine, checkLines } from '@/domain/cart/checked-lines'
import { cartSyncQuery } from '@/features/cart/queries'
import { paypalVisit } from '@/features/checkout/paypal-visit'

/**
 * The brought lines as the server knows them: asked on entering, and again by `recheck`, which answers
 * null where the server can't be asked. Once an order of them may have been taken (`noteSent`), what is
 * left in stock says nothing any more: the order itself may hold the last units.
 */
export function useCheckedLines(brought: readonly OrderLine[]) {
  const [sent, setSent] = useState(() => paypalVisit() !== null)
  const { data, refetch } = useQuery(cartSyncQuery(brought))
  const lines = useMemo(() => checkLines(brought, data, !sent), [brought, data, sent])

  async function recheck(): Promise<readonly CheckedLine[] | null> {
    const fresh = await refetch()
    return fresh.isError ? null : checkLines(brought, fresh.data, !sent)
  }

  return { lines, recheck, noteSent: setSent }
}
