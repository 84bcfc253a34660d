import type { AdminOrderData, MergedOrder, OrderDouble } from '@/api/generated/model'
import { mergeProblemsToShow } from '@/domain/order/doubles'
import { useMayCall } from '@/domain/rights/rights'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Row, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useConfirm } from '@/ui/overlays/confirm'
import { useToast } from '@/ui/toast/toast'
import { AdminStatusTag } from './AdminStatusTag'
import { useMadeDocuments } from './made-documents'
import { orderMergeErrorText, useMergeOrders } from './mutations'
import { OrderUndoButton } from './OrderUndoButton'

type DuplicateOrdersProps = { data: AdminOrderData }

const titleId = 'order-doubles'

/**
 * The other open orders with the same phone number, and the orders that were merged into this one (Product
 * §10.24). Each open order has a button that merges it, or shows why it can't be merged. Staff without the
 * right to merge see no button.
 */
export function DuplicateOrders({ data }: DuplicateOrdersProps) {
  const msg = useMsg()
  const { doubles = [], merged = [] } = data
  if (doubles.length + merged.length === 0) return null
  return (
    <TitledCard
      title={msg(`adminOrders.double.${doubles.length > 0 ? 'title' : 'merged'}`)}
      focusId={titleId}
    >
      {doubles.map((double) => (
        <Double key={double.id} data={data} double={double} />
      ))}
      {merged.map((order) => (
        <Merged key={order.id} order={order} />
      ))}
    </TitledCard>
  )
}

function Double({ data, double }: DuplicateOrdersProps & { double: OrderDouble }) {
  const msg = useMsg()
  const locale = useLocale()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync: merge } = useMergeOrders()
  const mayMerge = useMayCall()('mergeOrders')
  const [slips, files] = [useMadeDocuments('slip'), useMadeDocuments('file')]
  const { order, updated_at } = data
  const { id, code, created_at, merged_total } = double
  const hasSlip = [order.id, id].some((one) => slips.has(one) || files.has(one))
  const problems = [...double.problems, ...(hasSlip ? (['slip'] as const) : [])]
  const ask = async () => {
    const isMerged = await confirm({
      title: msg('adminOrders.merge.title', { code }),
      text: (
        <p>
          {msg('adminOrders.merge.text', {
            from: code,
            n: double.item_count,
            code: order.code,
            before: formatVnd(order.total_amount),
            total: formatVnd(merged_total ?? 0),
          })}
        </p>
      ),
      labels: { cancel: msg('adminOrders.merge.keep'), confirm: msg('adminOrders.merge.confirm') },
      run: () =>
        merge({
          id: order.id,
          data: {
            order_id: id,
            order_updated_at: double.updated_at,
            updated_at,
            quoted_total: merged_total,
          },
        }),
      errors: orderMergeErrorText,
      focusAfter: () => document.getElementById(titleId),
    })
    if (isMerged) toast({ message: msg('adminOrders.merge.done', { code, into: order.code }) })
  }
  return (
    <Row $gap={[1, 3]} $align="center" $justify="space-between" $wrap>
      <div>
        <Row $gap={[1, 3]} $align="center" $wrap>
          <Link to="/admin/orders/$id" params={{ id: String(id) }}>
            {code}
          </Link>
          <AdminStatusTag status={double.status} />
        </Row>
        <Text $color="inkSoft">
          {[
            msg('adminOrders.double.units', { n: double.item_count }),
            formatVnd(double.total_amount),
            created_at && formatMoment(created_at, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {mergeProblemsToShow(problems).map((problem) => (
          <Text key={problem} $color="warning">
            {msg(`adminOrders.merge.problem.${problem}`)}
          </Text>
        ))}
      </div>
      {mayMerge && problems.length === 0 && merged_total !== null && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => void ask()}>
          {msg('adminOrders.merge')}
        </Button>
      )}
    </Row>
  )
}

/** An order that was merged into this one. Staff can undo the merge for ten minutes (Product §10.24.5). */
function Merged({ order: { code, undo_until, ...order } }: { order: MergedOrder }) {
  const msg = useMsg()
  const mayMerge = useMayCall()('mergeOrders')
  return (
    <Row $gap={[1, 3]} $align="center" $justify="space-between" $wrap>
      <div>
        <Link to="/admin/orders/$id" params={{ id: String(order.id) }}>
          {code}
        </Link>{' '}
        {msg('adminOrders.merge.into')}
      </div>
      {mayMerge && (
        <OrderUndoButton
          order={order}
          until={undo_until}
          done={msg('adminOrders.merge.undone', { code })}
          failed={msg('adminOrders.merge.undo.failed', { code })}
        />
      )}
    </Row>
  )
}
