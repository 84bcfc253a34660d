import type { MovedOrder, MoveOrdersRequest, MoveOutcome, OrderMove } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRow, OrderStatus } from '../db/tables'
import { allowedTransitions, statusBefore, undoMs } from '../rules/orders'
import { isOutdated } from '../rules/versions'
import { refusal } from './answers'
import { moveOrder, takeBackMove } from './order-writes'

type Context = { db: Database; now: Date; user: { full_name: string } }

const targets: Readonly<Record<Exclude<OrderMove, 'undo'>, OrderStatus>> = {
  confirm: 'processing',
  ship: 'shipped',
  deliver: 'delivered',
}

const doneTexts: Readonly<Record<OrderMove, string>> = {
  confirm: 'Đã xác nhận đơn hàng',
  ship: 'Đã giao cho đơn vị vận chuyển',
  deliver: 'Đã giao hàng',
  undo: 'Đã hoàn tác',
}

/** Moves one order, or takes its last move back, and returns its outcome. */
export function moveOutcome(
  context: Context,
  move: MoveOrdersRequest['move'],
  { id, updated_at, shipment }: MovedOrder,
): MoveOutcome {
  const { db } = context
  const order = db.find('orders', id)
  if (!order) {
    const { message } = refusal('adminOrder', 'notFound')
    return { id, ok: false, message, status: null, updated_at: null }
  }
  const isBlind = move === 'undo' && updated_at === undefined
  const message =
    isBlind || isOutdated(updated_at, order.updated_at)
      ? refusal('transitionOrder', 'conflict').message
      : objection(context, order, move)
  if (message) return { ...outcomeOf(order), ok: false, message }
  const moved = apply(context, order, { move, shipment })
  return { ...outcomeOf(moved), ok: true, message: doneTexts[move] }
}

const outcomeOf = ({ id, status, updated_at }: OrderRow) => ({ id, status, updated_at })

/** Returns why an order may not make this move, or null. */
function objection({ db, now }: Context, order: OrderRow, move: OrderMove): string | null {
  const { message } = refusal('transitionOrder', 'notAllowed')
  if (move !== 'undo')
    return allowedTransitions(order.status).includes(targets[move]) ? null : message
  const last = db.where('order_events', 'order_id', order.id).at(-1)
  const isRecent = last && now.getTime() - new Date(last.at).getTime() <= undoMs
  return isRecent && last.status === order.status && statusBefore(order.status) ? null : message
}

function apply(
  { db, now, user }: Context,
  order: OrderRow,
  { move, shipment }: { move: OrderMove; shipment: MovedOrder['shipment'] },
): OrderRow {
  const by = user.full_name
  return move === 'undo'
    ? takeBackMove(db, order, { by, now })
    : moveOrder(db, order, { status: targets[move], note: '', by, now, shipment })
}
