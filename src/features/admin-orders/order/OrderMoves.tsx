import { lazy, useId, useState, useTransition } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, OrderStatus } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Late } from '@/ui/feedback/Boundary'
import { DetailCard, DetailTitle, Quiet } from './detail-style'
import { MoveProblem } from './MoveProblem'
import { StatusTag } from '@/features/admin-orders/StatusTag'
import { useOrderMove } from './use-order-move'

const MoveWindow = lazy(async () => ({ default: (await import('./MoveWindow')).MoveWindow }))

const ShipWindow = lazy(async () => ({ default: (await import('../ship/ShipWindow')).ShipWindow }))

/** Final statuses need a confirmation. */
type FinalStatus = 'cancelled' | 'delivered'
const isFinal = (status: OrderStatus): status is FinalStatus =>
  status === 'cancelled' || status === 'delivered'

type OrderMovesProps = {
  /** The order with the statuses that the server allows next. */
  data: AdminOrderData
}

/** An order's status, and a button for each transition that the server allows. */
export function OrderMoves({ data }: OrderMovesProps) {
  const msg = useMsg()
  const id = useId()
  const locale = useAtomValue(localeAtom)
  const { move, target, isPending, error, forgetError } = useOrderMove(data)
  const [asking, setAsking] = useState<{ status: FinalStatus; isOpen: boolean }>()
  const [isLoading, startLoading] = useTransition()
  const { order, allowed_transitions } = data

  const [ships, setShips] = useState<boolean>()

  const press = (status: OrderStatus) => {
    forgetError()
    if (status === 'shipped') {
      startLoading(() => setShips(true))
      return
    }
    if (isFinal(status)) startLoading(() => setAsking({ status, isOpen: true }))
    else void moveAtOnce(status)
  }
  const moveAtOnce = async (status: OrderStatus) => {
    await move(status)
    // The clicked button is gone after the transition.
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  }
  return (
    <DetailCard aria-labelledby={id}>
      <Head>
        <DetailTitle id={id} tabIndex={-1}>
          {msg('adminOrders.moves')}
        </DetailTitle>
        <StatusTag status={order.status} />
      </Head>
      {order.created_at && (
        <Quiet>
          {msg('adminOrders.order.placed', { when: formatMoment(order.created_at, locale) })}
        </Quiet>
      )}
      {error && !isPending && !asking?.isOpen && !ships && (
        <MoveProblem error={error} data={data} target={target} />
      )}
      {allowed_transitions.length === 0 && (
        <Quiet>{msg(`adminOrders.moves.${isFinal(order.status) ? 'none' : 'unknown'}`)}</Quiet>
      )}
      {allowed_transitions.map((status) => (
        <Button
          key={status}
          block
          variant={status === 'cancelled' ? 'secondary' : 'primary'}
          loading={(isPending && target === status) || (isLoading && asking?.status === status)}
          aria-disabled={isPending && target !== status ? true : undefined}
          onClick={() => press(status)}
        >
          {msg(`adminOrders.move.${status}`)}
        </Button>
      ))}
      {ships !== undefined && (
        <Late>
          <ShipWindow
            parcels={[order]}
            isOpen={ships}
            isPending={isPending}
            problem={
              error && !isPending && <MoveProblem error={error} data={data} target={target} />
            }
            onShip={(shipments) => move('shipped', { shipment: shipments.get(order.id) })}
            onClose={() => setShips(false)}
            // A shipped order has no such button any more.
            finalFocus={() =>
              allowed_transitions.includes('shipped') || document.getElementById(id)
            }
          />
        </Late>
      )}
      {asking && (
        <Late>
          <MoveWindow
            key={asking.status}
            data={data}
            status={asking.status}
            isOpen={asking.isOpen}
            isPending={isPending}
            error={error}
            onMove={move}
            onClose={() => setAsking({ ...asking, isOpen: false })}
            focusAfterwardsId={id}
          />
        </Late>
      )}
    </DetailCard>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`
