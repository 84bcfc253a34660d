import { useId, useState, useTransition } from 'react'
import type { AdminOrderData, OrderStatus, Shipment } from '@/api/generated/model'
import { useMay } from '@/domain/admin/rights'
import { canChangeDelivery } from '@/domain/order/delivery'
import { localeAtom } from '@/i18n/state'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { late } from '@/ui/feedback/late'
import { Text } from '@/ui/layout/Text'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { isOvertaken, moveErrors, useMoveOrder } from './mutations'
import { OldSlips, type OldSlipsProps } from './OldSlips'
import { StatusTag } from './StatusTag'

const MoveWindow = late(async () => (await import('./MoveWindow')).MoveWindow)

const ShipWindow = late(async () => (await import('./ShipWindow')).ShipWindow)

/** Final statuses need a confirmation. */
type FinalStatus = 'cancelled' | 'delivered'
const isFinal = (status: OrderStatus): status is FinalStatus =>
  status === 'cancelled' || status === 'delivered'

export type OrderMovesProps = Pick<OldSlipsProps, 'slips'> & { data: AdminOrderData }

/** An order's status, and a button for each transition that the server allows. */
export function OrderMoves({ data, slips }: OrderMovesProps) {
  const msg = useMsg()
  const id = useId()
  const locale = useAtomValue(localeAtom)
  const { move, target, isPending, error, forgetError } = useOrderMove(data)
  const [confirming, setConfirming] = useState<{ status: FinalStatus; isOpen: boolean }>()
  const [shipOpen, setShipOpen] = useState<boolean>()
  const [isLoading, startLoading] = useTransition()
  const mayMove = useMay()('transitionOrder')
  const { order, allowed_transitions } = data

  const press = (status: OrderStatus) => {
    forgetError()
    if (status === 'shipped') {
      startLoading(async () => {
        await ShipWindow.ahead()
        setShipOpen(true)
      })
      return
    }
    if (isFinal(status))
      startLoading(async () => {
        await MoveWindow.ahead()
        setConfirming({ status, isOpen: true })
      })
    else void moveAtOnce(status)
  }
  const moveAtOnce = async (status: OrderStatus) => {
    await move(status)
    // The clicked button is gone after the transition.
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  }
  const problem = error && !isPending && <MoveProblem error={error} data={data} target={target} />
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
      {canChangeDelivery(order) && <OldSlips parcels={[order]} slips={slips} />}
      {!confirming?.isOpen && !shipOpen && problem}
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
            loading={
              (isPending && target === status) || (isLoading && confirming?.status === status)
            }
            aria-disabled={isPending && target !== status ? true : undefined}
            onClick={() => press(status)}
          >
            {msg(`adminOrders.move.${status}`)}
          </Button>
        ))}
      {shipOpen !== undefined && (
        <ShipWindow
          parcels={[order]}
          slips={slips}
          isOpen={shipOpen}
          isPending={isPending}
          problem={problem}
          onShip={(shipments) => move('shipped', { shipment: shipments.get(order.id) })}
          onClose={() => setShipOpen(false)}
          // A shipped order has no such button any more.
          finalFocus={() => allowed_transitions.includes('shipped') || document.getElementById(id)}
        />
      )}
      {confirming && (
        <MoveWindow
          key={confirming.status}
          data={data}
          status={confirming.status}
          isOpen={confirming.isOpen}
          isPending={isPending}
          problem={problem}
          onMove={(reason) => move(confirming.status, { reason })}
          onClose={() => setConfirming({ ...confirming, isOpen: false })}
          focusAfterwardsId={id}
        />
      )}
    </TitledCard>
  )
}

/**
 * Changes the status of the order on screen. Sends `updated_at`, so that the server rejects a change of an outdated
 * version; after a failure the newest version is shown.
 */
function useOrderMove({ order, updated_at }: AdminOrderData) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, error, reset } = useMoveOrder()
  /** The status requested last. */
  const [target, setTarget] = useState<OrderStatus>()

  /** Returns true on success; a failure is in `error`. */
  const move = async (
    status: OrderStatus,
    { reason, shipment }: { reason?: string; shipment?: Shipment | undefined } = {},
  ): Promise<boolean> => {
    if (isPending) return false
    setTarget(status)
    try {
      const data = { status, updated_at, ...(reason && { reason }), ...(shipment && { shipment }) }
      await mutateAsync({ id: order.id, data })
    } catch {
      return false
    }
    const name = msg(`adminOrders.status.${status}`)
    toast({ message: msg('adminOrders.moved', { code: order.code, status: name }) })
    return true
  }
  return { move, target, isPending, error, forgetError: reset }
}

type MoveProblemProps = { error: Error; data: AdminOrderData; target: OrderStatus | undefined }

/** Why a status change failed. On a conflict: the current status, and whether the change is still possible. */
export function MoveProblem({ error, data, target }: MoveProblemProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  if (!isOvertaken(error)) {
    const problem = moveErrors(error)
    return problem && <ErrorState compact message={errorText(problem)} />
  }
  const now = msg(`adminOrders.status.${data.order.status}`)
  const isOpen = target && data.allowed_transitions.includes(target)
  const gone =
    target && !isOpen
      ? ` ${msg('adminOrders.conflict.gone', { status: msg(`adminOrders.status.${target}`) })}`
      : ''
  return <ErrorState compact message={msg('adminOrders.conflict', { status: now }) + gone} />
}
