import { useId } from 'react'
import type { AdminOrderData, OrderReturn, ReturnMoveRequestState } from '@/api/generated/model'
import { hasUnitsToReturn, returnsWithNames, nextReturnStates } from '@/domain/returns/returns'
import { useMayCall } from '@/domain/rights/rights'
import { useMsg } from '@/i18n/use-msg'
import { idempotencyHeaders } from '@/lib/random-key'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { ReturnList } from '@/ui/data/ReturnList'
import { useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { Row, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { returnWriteErrorText, useOpenReturn } from './mutations'
import { OrderUndoButton } from './OrderUndoButton'
import { useFetchOrder } from './queries'

const ReturnRequestWindow = defer(
  async () => (await import('@/features/orders/ReturnRequestWindow')).ReturnRequestWindow,
)

const KeptPiecesWindow = defer(async () => (await import('./KeptPiecesWindow')).KeptPiecesWindow)

const ReturnStateWindow = defer(async () => (await import('./ReturnStateWindow')).ReturnStateWindow)

type OrderReturnsProps = { data: AdminOrderData }

/**
 * The returns of an order, each with buttons for its next steps (Product §10.17). Staff can also open a
 * return for a customer on the phone, and record that the customer kept only a part of the parcel.
 */
export function OrderReturns({ data }: OrderReturnsProps) {
  const msg = useMsg()
  const headingId = useId()
  const { order } = data
  const { mutateAsync: openReturn } = useOpenReturn()
  const read = useFetchOrder()
  const asking = useWindowTask<true>()
  const moving = useWindowTask<{ returnId: number; state: ReturnMoveRequestState }>()
  const may = useMayCall()
  const canOpen =
    order.status === 'delivered' && hasUnitsToReturn(order) && may('createAdminReturn')
  const parting = useWindowTask<true>()
  const canKeepInPart = Boolean(data.can_keep_in_part) && may('keepInPart')
  const movedReturn = order.returns.find(({ id }) => id === moving.shown?.task.returnId)
  // True while the return can still take the step of the open window. After the step, its button has
  // disappeared, so the focus moves to the heading instead.
  const isStillNext =
    movedReturn && stepsOf(movedReturn).some((state) => state === moving.shown?.task.state)
  return (
    <TitledCard
      title={msg('return.title')}
      focusId={headingId}
      aside={
        <Row $gap={2} $wrap>
          {canKeepInPart && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => parting.open(true)}>
              {msg('part.open')}
            </Button>
          )}
          {canOpen && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => asking.open(true)}>
              {msg('adminReturns.byPhone')}
            </Button>
          )}
        </Row>
      }
    >
      {order.returns.length === 0 ? (
        <Text $color="inkSoft">{msg('adminReturns.none')}</Text>
      ) : (
        <ReturnList
          returns={returnsWithNames(order)}
          exchangeLink={({ id, code }) => (
            <Link to="/admin/orders/$id" params={{ id: String(id) }}>
              {code}
            </Link>
          )}
          actions={({ id }) => (
            <Row $gap={2} $wrap>
              {order.returns
                .filter((other) => other.id === id && may('moveReturn'))
                .flatMap(stepsOf)
                .map((state, index) => (
                  <Button
                    key={state}
                    variant={index === 0 ? 'primary' : 'secondary'}
                    aria-haspopup="dialog"
                    onClick={() => moving.open({ returnId: id, state })}
                  >
                    {msg(`adminReturns.move.${state}`)}
                  </Button>
                ))}
              {may('keepInPart') && (
                <OrderUndoButton
                  order={{ id: order.id, ...(data.updated_at && { updated_at: data.updated_at }) }}
                  until={data.part_undo_until}
                  done={msg('part.undone', { code: order.code })}
                  failed={msg('part.undo.failed', { code: order.code })}
                />
              )}
            </Row>
          )}
        />
      )}
      {asking.shown && (
        <ReturnRequestWindow
          key={asking.shown.number}
          byPhone
          order={order}
          isOpen={asking.shown.isOpen}
          finalFocus={() => canOpen || document.getElementById(headingId)}
          refresh={async () => (await read(order.id)).order}
          send={async (asked, key) =>
            (await openReturn({ id: order.id, data: asked, ...idempotencyHeaders(key) })).data.order
          }
          errors={returnWriteErrorText}
          onClose={asking.close}
        />
      )}
      {parting.shown && (
        <KeptPiecesWindow
          key={parting.shown.number}
          data={data}
          isOpen={parting.shown.isOpen}
          finalFocus={() => canKeepInPart || document.getElementById(headingId)}
          onClose={parting.close}
        />
      )}
      {moving.shown && movedReturn && (
        <ReturnStateWindow
          key={moving.shown.number}
          data={data}
          orderReturn={movedReturn}
          state={moving.shown.task.state}
          isOpen={moving.shown.isOpen}
          finalFocus={() => isStillNext || document.getElementById(headingId)}
          onClose={moving.close}
        />
      )}
    </TitledCard>
  )
}

/** Returns the next steps of a return. The step that the customer wishes comes first. */
function stepsOf({ state, items }: OrderReturn): readonly ReturnMoveRequestState[] {
  const steps = nextReturnStates[state]
  const wantsGoods = state === 'received' && items.some(({ wish }) => wish === 'exchange')
  return wantsGoods ? steps.toReversed() : steps
}
