import { type ReactNode, useId, useState, useTransition } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, OrderStatus, Shipment } from '@/api/generated/model'
import { canChangeDelivery } from '@/domain/order/status'
import { useMayCall } from '@/domain/rights/rights'
import { type ErrorText, useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { defer } from '@/ui/feedback/late'
import { CloseIcon } from '@/ui/icons'
import { Grid, Row, Text } from '@/ui/layout/basics'
import { RowMenuButton } from '@/ui/table/RowMenuButton'
import { useToast } from '@/ui/toast/toast'
import { orderStatusChangeErrorText, useChangeOrderStatus, isOutdatedOrderError } from './mutations'
import { OutdatedDocumentsWarning } from './OutdatedDocumentsWarning'

const OrderStatusWindow = defer(async () => (await import('./OrderStatusWindow')).OrderStatusWindow)

const ShipOrdersWindow = defer(async () => (await import('./ShipOrdersWindow')).ShipOrdersWindow)

/** A status that is final: no later change is possible, so staff have to confirm it. */
type FinalStatus = 'cancelled' | 'delivered'
const isFinal = (status: OrderStatus): status is FinalStatus =>
  status === 'cancelled' || status === 'delivered'

type OrderHeadProps = {
  data: AdminOrderData
  /** The actions that do not change the status. */
  children?: ReactNode
}

/**
 * The head of an order: its customer and total, the actions, and a button for the next step. "Cancel" is in a
 * menu, so that nobody cancels by mistake (Product §10.6.2).
 */
export function OrderHead({ data, children }: OrderHeadProps) {
  const msg = useMsg()
  const id = useId()
  const locale = useLocale()
  const errorText = useErrorText()
  const { move, target, isPending, error, errors, forgetError } = useOrderMove(data)
  const { shown, open, close } = useWindowTask<FinalStatus | 'shipped'>()
  const [isLoading, startLoading] = useTransition()
  /** The status for which the confirmation is loading. */
  const [opening, setOpening] = useState<OrderStatus>()
  const mayMove = useMayCall()('transitionOrder')
  const { order, allowed_transitions } = data

  const click = (status: OrderStatus) => {
    if (isPending) return
    forgetError()
    if (status === 'shipped' || isFinal(status)) {
      setOpening(status)
      startLoading(async () => {
        await (status === 'shipped' ? ShipOrdersWindow : OrderStatusWindow).ahead()
        open(status)
      })
    } else void moveAtOnce(status)
  }
  const moveAtOnce = async (status: OrderStatus) => {
    await move(status).catch(() => undefined)
    // The button for the new status disappears, because the order now has this status. The focus then moves
    // to the heading.
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  }
  const steps = allowed_transitions.filter((status) => status !== 'cancelled')
  const placed =
    order.created_at &&
    msg('adminOrders.order.placed', { when: formatMoment(order.created_at, locale) })
  const hint = !mayMove
    ? msg('admin.right.look', { right: msg('admin.right.orders:write') })
    : allowed_transitions.length === 0 &&
      msg(`adminOrders.moves.${isFinal(order.status) ? 'none' : 'unknown'}`)
  const problem = error && !isPending && !shown?.isOpen ? errors(error) : null
  const window = shown && {
    isOpen: shown.isOpen,
    errors,
    onClose: close,
    // The button that opened the window may have disappeared, because its status is no longer offered. The
    // focus then moves to the heading.
    finalFocus: () => allowed_transitions.includes(shown.task) || document.getElementById(id),
  }
  return (
    <Grid as="section" aria-labelledby={id} $gap={2}>
      <Row $gap={2} $align="center" $wrap>
        <Facts>
          <Name id={id} tabIndex={-1}>
            {order.full_name}
          </Name>
          <Text $size="sm" $color="inkSoft">
            {[placed, hint].filter(Boolean).join(' · ')}
          </Text>
        </Facts>
        <Text as="strong" $title="h3" $numeric $nowrap>
          {formatVnd(order.total_amount)}
        </Text>
        {children && <Actions>{children}</Actions>}
        {mayMove && allowed_transitions.length > 0 && (
          <Actions data-next="">
            {steps.map((status) => (
              <Button
                key={status}
                loading={(isPending && target === status) || (isLoading && opening === status)}
                aria-disabled={isPending && target !== status ? true : undefined}
                onClick={() => click(status)}
              >
                {msg(`adminOrders.move.${status}`)}
              </Button>
            ))}
            {steps.length < allowed_transitions.length && (
              <RowMenuButton
                label={msg('adminOrders.order.more')}
                actions={[
                  {
                    text: msg('adminOrders.move.cancelled'),
                    Icon: CloseIcon,
                    onClick: () => click('cancelled'),
                  },
                ]}
              />
            )}
          </Actions>
        )}
      </Row>
      {canChangeDelivery(order) && <OutdatedDocumentsWarning parcels={[order]} />}
      {problem && <ErrorState compact message={errorText(problem)} />}
      {window &&
        (shown.task === 'shipped' ? (
          <ShipOrdersWindow
            key={shown.number}
            {...window}
            parcels={[order]}
            onShip={async (shipments) => {
              await move('shipped', { shipment: shipments.get(order.id) })
              return true
            }}
          />
        ) : (
          <OrderStatusWindow
            key={shown.number}
            {...window}
            data={data}
            status={shown.task}
            onMove={(reason) => move(shown.task, { reason })}
          />
        ))}
    </Grid>
  )
}

const Facts = styled.div`
  flex: 1 1 12em;
  overflow-wrap: anywhere;

  ${media.belowDesktop} {
    flex-basis: 100%;

    & + strong {
      flex: 1;
    }
  }
`

const Name = styled.h2`
  font: inherit;
`

/** On phones, the next step is the first line of actions, and the buttons fill their lines. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  ${media.phone} {
    flex: 1 0 100%;
    order: 1;

    &[data-next] {
      order: 0;
    }

    & > [data-variant] {
      flex: 1;
    }
  }
`

/**
 * Returns `move`, which changes the status of the order, and the state of the change: the requested status,
 * the progress, the error and its text. `move` sends `updated_at`, so that the server rejects a change to an
 * outdated version.
 */
function useOrderMove(data: AdminOrderData) {
  const { order, updated_at, allowed_transitions } = data
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, error, reset } = useChangeOrderStatus()
  /** The last requested status. */
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
   * Returns the text for a failed change. For a conflict, the text names the current status, and says if the
   * change is no longer possible.
   */
  const errors = (failure: unknown): ErrorText | null => {
    if (!isOutdatedOrderError(failure)) return orderStatusChangeErrorText(failure)
    const now = msg(`adminOrders.status.${order.status}`)
    const text = msg('adminOrders.conflict', { status: now })
    if (!target || allowed_transitions.includes(target)) return { text }
    const status = msg(`adminOrders.status.${target}`)
    return { text: `${text} ${msg('adminOrders.conflict.gone', { status })}` }
  }
  return { move, target, isPending, error, errors, forgetError: reset }
}
