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
import { moveErrors, useMoveOrders } from './mutations'

/** Orders in one call at most (contract). */
const mostMoved = 100

/** A move that many orders can make at once. */
export type ListMove = 'confirm' | 'ship'

/** What became of several orders. */
export type Moved = {
  /** Those that the server answered for, and one outcome for each. */
  answered: readonly AdminOrderRow[]
  outcomes: readonly MoveOutcome[]
  /** Why there is no answer for the others. */
  error?: unknown
}

/** An order that can be brought back, and the version that it has now. */
type Step = { order: AdminOrderRow; updated_at: string }

/**
 * Moves orders of a list. What is done stays in its place, says so, and can be taken back, by itself or all
 * together; what the server refused is in the outcomes.
 * @param pin keeps a row in its place; has to be stable
 */
export function useOrderMoves(pin: PinRow<AdminOrderRow>) {
  const msg = useMsg()
  const showError = useErrorToast()
  const { mutateAsync, isPending } = useMoveOrders()
  /** The versions that our own moves have made: a row of an older answer may still stand there. */
  const made = useRef(new Map<number, string>())
  const seenOf = ({ id, updated_at = '' }: AdminOrderRow) => {
    const own = made.current.get(id) ?? ''
    return own > (updated_at ?? '') ? own : updated_at
  }

  const send = async (
    move: OrderMove,
    orders: readonly AdminOrderRow[],
    more: (order: AdminOrderRow) => Omit<MovedOrder, 'id'>,
  ): Promise<Moved> => {
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
  /** Takes moves back; a row that shows is as before. */
  const takeBack = async (steps: readonly Step[]): Promise<Moved> => {
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
  /** Takes one move back. Rejects after it has said why not. */
  const takeOneBack = async (step: Step) => {
    const { outcomes, error } = await takeBack([step])
    const [outcome] = outcomes
    if (outcome?.ok) return
    const failed = msg('adminOrders.undo.failed', { code: step.order.code })
    showError(error ? moveErrors(error) : { text: outcome?.message ?? '' }, {
      message: (text) => `${failed}: ${text}`,
    })
    throw new Error(failed)
  }
  return {
    isPending,
    async move(
      move: ListMove,
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
        const order = orders.find((one) => one.id === id)
        if (!order || !ok) continue
        const step = updated_at === null ? undefined : { order, updated_at }
        if (step) steps.set(id, step)
        const text = msg(`adminOrders.done.${move}`)
        const undo = step && (() => undoOne(step))
        const now = { ...order, status: status ?? order.status, ...(updated_at && { updated_at }) }
        pin(now, { text, undo })
      }
      /** Takes back what has moved, except what was taken back by itself. */
      const undoAll = () => takeBack([...steps.values()])
      return { ...moved, undoAll: steps.size > 0 ? undoAll : undefined }
    },
  }
}
