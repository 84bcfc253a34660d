import { useId, useState, useTransition } from 'react'
import type { AdminOrderData, OrderStatus, Shipment } from '@/api/generated/model'
import { canChangeDelivery } from '@/domain/order/status'
import { useMay } from '@/domain/rights/rights'
import { type ErrorText, useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { late } from '@/ui/feedback/late'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { moveErrors, useMoveOrder, wasChangedMeanwhile } from './mutations'
import { OldSlips } from './OldSlips'
import { StatusTag } from './StatusTag'

const MoveWindow = late(async () => (await import('./MoveWindow')).MoveWindow)

const ShipWindow = late(async () => (await import('./ShipWindow')).ShipWindow)

/** A status that can't be changed later, so it needs a confirmation. */
type FinalStatus = 'cancelled' | 'delivered'
const isFinal = (status: OrderStatus): status is FinalStatus =>
  status === 'cancelled' || status === 'delivered'

/** The status of an order, and a button for each transition that the server allows. */
export function OrderMoves({ data }: { data: AdminOrderData }) {
  const msg = useMsg()
  const id = useId()
  const locale = useLocale()
  const errorText = useErrorText()
  const { move, target, isPending, error, errors, forgetError } = useOrderMove(data)
  const { shown, open, close } = useWindowTask<FinalStatus | 'shipped'>()
  const [isLoading, startLoading] = useTransition()
  /** The status that has its window loading. */
  const [opening, setOpening] = useState<OrderStatus>()
  const mayMove = useMay()('transitionOrder')
  const { order, allowed_transitions } = data

  const click = (status: OrderStatus) => {
    if (isPending) return
    forgetError()
    if (status === 'shipped' || isFinal(status)) {
      setOpening(status)
      startLoading(async () => {
        await (status === 'shipped' ? ShipWindow : MoveWindow).ahead()
        open(status)
      })
    } else void moveAtOnce(status)
  }
  const moveAtOnce = async (status: OrderStatus) => {
    await move(status).catch(() => undefined)
    // The clicked button disappears after the transition, so the focus moves to the heading.
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  }
  const problem = error && !isPending && !shown?.isOpen ? errors(error) : null
  const window = shown && {
    isOpen: shown.isOpen,
    errors,
    onClose: close,
    // The clicked button may disappear after the transition. The focus then moves to the heading.
    finalFocus: () => allowed_transitions.includes(shown.task) || document.getElementById(id),
  }
  return (
    <TitledCard
      title={msg('adminOrders.moves')}
      aside={<StatusTag status={order.status} />}
      focusId={id}
    >
      {order.created_at && (
        <Text $color="inkSoft">
          {msg('adminOrders.order.placed', { when: formatMoment(order.created_at, locale) })}
        </Text>
      )}
      {canChangeDelivery(order) && <OldSlips parcels={[order]} />}
      {problem && <ErrorState compact message={errorText(problem)} />}
      {allowed_transitions.length === 0 && (
        <Text $color="inkSoft">
          {msg(`adminOrders.moves.${isFinal(order.status) ? 'none' : 'unknown'}`)}
        </Text>
      )}
      {!mayMove && (
        <Text $color="inkSoft">
          {msg('admin.right.look', { right: msg('admin.right.orders:write') })}
        </Text>
      )}
      {mayMove &&
        allowed_transitions.map((status) => (
          <Button
            key={status}
            block
            variant={status === 'cancelled' ? 'secondary' : 'primary'}
            loading={(isPending && target === status) || (isLoading && opening === status)}
            aria-disabled={isPending && target !== status ? true : undefined}
            onClick={() => click(status)}
          >
            {msg(`adminOrders.move.${status}`)}
          </Button>
        ))}
      {window &&
        (shown.task === 'shipped' ? (
          <ShipWindow
            key={shown.number}
            {...window}
            parcels={[order]}
            onShip={async (shipments) => {
              await move('shipped', { shipment: shipments.get(order.id) })
              return true
            }}
          />
        ) : (
          <MoveWindow
            key={shown.number}
            {...window}
            data={data}
            status={shown.task}
            onMove={(reason) => move(shown.task, { reason })}
          />
        ))}
    </TitledCard>
  )
}

/**
 * Changes the status of this order. Sends `updated_at`, so that the server rejects a change that is based on
 * an outdated version.
 */
function useOrderMove(data: AdminOrderData) {
  const { order, updated_at, allowed_transitions } = data
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, error, reset } = useMoveOrder()
  /** The latest status that was requested. */
  const [target, setTarget] = useState<OrderStatus>()

  const move = async (
    status: OrderStatus,
    { reason, shipment }: { reason?: string; shipment?: Shipment | undefined } = {},
  ): Promise<void> => {
    setTarget(status)
    const request = { status, updated_at, ...(reason && { reason }), ...(shipment && { shipment }) }
    await mutateAsync({ id: order.id, data: request })
    const name = msg(`adminOrders.status.${status}`)
    toast({ message: msg('adminOrders.moved', { code: order.code, status: name }) })
  }
  /**
   * Returns the text for a failed change. For a conflict, the text gives the current status, and says whether
   * the change is still possible.
   */
  const errors = (failure: unknown): ErrorText | null => {
    if (!wasChangedMeanwhile(failure)) return moveErrors(failure)
    const now = msg(`adminOrders.status.${order.status}`)
    const text = msg('adminOrders.conflict', { status: now })
    if (!target || allowed_transitions.includes(target)) return { text }
    const status = msg(`adminOrders.status.${target}`)
    return { text: `${text} ${msg('adminOrders.conflict.gone', { status })}` }
  }
  return { move, target, isPending, error, errors, forgetError: reset }
}
