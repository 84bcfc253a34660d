import type { AdminOrderRow, MoveOutcome, Shipment } from '@/api/generated/model'
import { type ErrorText, useMsg } from '@/i18n/use-msg'
import type { HoldRow } from '@/ui/table/use-held-rows'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { moveErrors } from '@/features/admin-orders/errors'
import { useMoveOrders } from '@/features/admin-orders/mutations'

/** Orders in one call at most (contract). */
const mostMoved = 100

/** A move that many orders can make at once. */
export type ListMove = 'confirm' | 'ship'

/**
 * Moves orders of a list. What is done stays in its place, says so, and can be taken back; what the server refused is in
 * the outcomes.
 * @param hold keeps a row in its place; has to be stable
 */
export function useOrderMoves(hold: HoldRow<AdminOrderRow>) {
  const msg = useMsg()
  const showError = useErrorToast()
  const { mutateAsync, isPending } = useMoveOrders()

  /** Takes a move back. Rejects after it has said why not. */
  const takeBack = async ({ id, code }: AdminOrderRow, updated_at: string) => {
    const failed = msg('adminOrders.undo.failed', { code })
    const fail = (reason: ErrorText | null): never => {
      showError(reason, { words: (text) => `${failed}: ${text}` })
      throw new Error(failed)
    }
    const { data } = await mutateAsync({
      data: { move: 'undo', orders: [{ id, updated_at }] },
    }).catch((error: unknown) => fail(moveErrors(error)))
    const [outcome] = data.outcomes
    if (!outcome?.ok) fail({ text: outcome?.message ?? '' })
  }
  const keep = (move: ListMove, order: AdminOrderRow, { status, updated_at }: MoveOutcome) => {
    const text = msg(`adminOrders.done.${move}`)
    const undo = updated_at === null ? undefined : () => takeBack(order, updated_at)
    hold({ ...order, status: status ?? order.status }, { text, undo })
  }
  return {
    isPending,
    /** Returns one outcome for each order. Throws `ApiError`; what was moved before that says so in its row. */
    async move(
      move: ListMove,
      orders: readonly AdminOrderRow[],
      shipments: ReadonlyMap<number, Shipment> = new Map(),
    ): Promise<readonly MoveOutcome[]> {
      const outcomes: MoveOutcome[] = []
      for (let from = 0; from < orders.length; from += mostMoved) {
        const part = orders.slice(from, from + mostMoved).map(({ id }) => {
          const shipment = shipments.get(id)
          return shipment ? { id, shipment } : { id }
        })
        const { data } = await mutateAsync({ data: { move, orders: part } })
        outcomes.push(...data.outcomes)
        for (const outcome of data.outcomes) {
          const order = orders.find(({ id }) => id === outcome.id)
          if (order && outcome.ok) keep(move, order, outcome)
        }
      }
      return outcomes
    },
  }
}
