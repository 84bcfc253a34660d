import { useRef } from 'react'
import type {
  AdminOrderRow,
  MovedOrder,
  MoveOutcome,
  OrderMove,
  Shipment,
} from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast } from '@/ui/toast/toast'
import { orderStatusChangeErrorText, useChangeOrderStatuses } from './mutations'

/** The most orders that the contract allows in one call. */
const mostMoved = 100

/** A change of status that staff can make for several orders at once. */
export type BulkOrderMove = 'confirm' | 'ship'

/** The result of moving several orders. */
export type BulkMoveResult = {
  /** The orders that the server has answered, each with an outcome. */
  answered: readonly AdminOrderRow[]
  outcomes: readonly MoveOutcome[]
  /** Set if a call has failed. The remaining orders then have no outcome. */
  error?: unknown
}

/**
 * A change of status that can be undone: the order before the change, and the order's version after the
 * change.
 */
type Step = { order: AdminOrderRow; updated_at: string }

/**
 * Returns `move`, which changes the status of several orders. The row of a changed order keeps its place,
 * shows the change, and offers an undo. `move` resolves to the outcomes and to `undoAll`. `undoAll` undoes
 * all changes that have not been undone yet. It is undefined if no change can be undone.
 * @param pin A function that keeps a row in its place. Pass the same function in every render.
 */
export function useBulkOrderMove(pin: PinRow<AdminOrderRow>) {
  const msg = useMsg()
  const showError = useErrorToast()
  const { mutateAsync, isPending } = useChangeOrderStatuses()
  /**
   * The newest versions of the orders whose status this screen has changed, by order id. The row of such an
   * order may still have an older version.
   */
  const made = useRef(new Map<number, string>())
  const seenOf = ({ id, updated_at = '' }: AdminOrderRow) => {
    const own = made.current.get(id) ?? ''
    return own > (updated_at ?? '') ? own : updated_at
  }

  const send = async (
    move: OrderMove,
    orders: readonly AdminOrderRow[],
    more: (order: AdminOrderRow) => Omit<MovedOrder, 'id'>,
  ): Promise<BulkMoveResult> => {
    const outcomes: MoveOutcome[] = []
    let from = 0
    try {
      for (; from < orders.length; from += mostMoved) {
        const part = orders.slice(from, from + mostMoved)
        const sent = part.map((order) => ({ id: order.id, ...more(order) }))
        const { data } = await mutateAsync({ data: { move, orders: sent } })
        outcomes.push(...data.outcomes)
        for (const { id, ok, updated_at } of data.outcomes)
          if (ok && updated_at) made.current.set(id, updated_at)
      }
    } catch (error) {
      return { answered: orders.slice(0, from), outcomes, error }
    }
    return { answered: orders, outcomes }
  }
  /** Undoes changes of status. The row of each undone order shows its earlier status again. */
  const takeBack = async (steps: readonly Step[]): Promise<BulkMoveResult> => {
    const orders = new Map(steps.map(({ order }) => [order.id, order]))
    const versions = new Map(steps.map(({ order, updated_at }) => [order.id, updated_at]))
    const moved = await send('undo', [...orders.values()], ({ id }) => ({
      updated_at: versions.get(id),
    }))
    for (const { id, ok, updated_at } of moved.outcomes) {
      const order = orders.get(id)
      if (order && ok) pin({ ...order, ...(updated_at && { updated_at }) })
    }
    return moved
  }
  /** Undoes one change. If this fails, shows a toast with the reason, then rejects. */
  const takeOneBack = async (step: Step) => {
    const { outcomes, error } = await takeBack([step])
    const [outcome] = outcomes
    if (outcome?.ok) return
    const failed = msg('adminOrders.undo.failed', { code: step.order.code })
    showError(error ? orderStatusChangeErrorText(error) : { text: outcome?.message ?? '' }, {
      message: (text) => `${failed}: ${text}`,
    })
    throw new Error(failed)
  }
  return {
    isPending,
    async move(
      move: BulkOrderMove,
      orders: readonly AdminOrderRow[],
      shipments: ReadonlyMap<number, Shipment> = new Map(),
    ) {
      const moved = await send(move, orders, (order) => {
        const shipment = shipments.get(order.id)
        const updated_at = seenOf(order)
        return { ...(updated_at && { updated_at }), ...(shipment && { shipment }) }
      })
      const steps = new Map<number, Step>()
      const undoOne = async (step: Step) => {
        steps.delete(step.order.id)
        await takeOneBack(step).catch((error: unknown) => {
          steps.set(step.order.id, step)
          throw error
        })
      }
      for (const { id, ok, status, updated_at } of moved.outcomes) {
        const order = orders.find((sent) => sent.id === id)
        if (!order || !ok) continue
        const step = updated_at === null ? undefined : { order, updated_at }
        if (step) steps.set(id, step)
        const text = msg(`adminOrders.done.${move}`)
        const undo = step && (() => undoOne(step))
        const now = { ...order, status: status ?? order.status, ...(updated_at && { updated_at }) }
        pin(now, { text, undo })
      }
      /** Undoes all changes except those that staff have already undone one by one. */
      const undoAll = () => takeBack([...steps.values()])
      return { ...moved, undoAll: steps.size > 0 ? undoAll : undefined }
    },
  }
}
