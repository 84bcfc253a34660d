import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { failedWriteKind } from '@/api/errors'
import type { AdminOrderData, Bill as HostBill } from '@/api/generated/model'
import { unitCount } from '@/domain/cart/cart'
import { canChangeDelivery, hasFixedTotal } from '@/domain/order/status'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { newBillFromError } from '@/features/cart/purchases'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { BillView } from '@/ui/data/BillView'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import { Async } from '@/ui/feedback/Async'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useFormValues } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { orderChangeErrorText, orderPageErrorText, useChangeOrder } from './mutations'
import {
  type OrderChange,
  orderChangeDrafts,
  orderChangeFields,
  orderChangeRequest,
  linesFingerprint,
  orderTermsWithLines,
  type EditableOrder,
  orderForEditor,
} from './order-change'
import { OrderEditorForm, orderEditorFieldErrors, OrderEditorFooter } from './OrderEditorForm'
import { useOrderForEditing, useFetchOrder } from './queries'

/**
 * The page on which staff change an order that has not shipped: its lines, recipient, address and note
 * (Product §10.14).
 */
export function EditOrderScreen({ id }: { id: number }) {
  const msg = useMsg()
  const client = useQueryClient()
  const read = useFetchOrder()
  const readSaved = async (orderId: number) => orderForEditor(client, await read(orderId))
  const query = useOrderForEditing(id, readSaved)
  const code = query.data?.row.order.code
  return (
    <>
      <BackLink to="/admin/orders/$id" params={{ id: String(id) }}>
        {code ? msg('adminOrders.order.title', { code }) : msg('adminOrders.order.titleLoading')}
      </BackLink>
      <ScreenHead title={msg('adminOrders.change.title')} />
      <Async
        query={query}
        skeleton={<Skeleton height="480px" radius="md" />}
        errorMessage={useErrorTextOf(orderPageErrorText)}
      >
        {(saved) =>
          canChangeDelivery(saved.row.order) ? (
            <OrderEditor saved={saved} readNewest={readSaved} />
          ) : (
            <ErrorState message={msg('adminOrders.change.tooLate')} />
          )
        }
      </Async>
    </>
  )
}

/**
 * A bill from the host. `of` is the `linesFingerprint` of the lines for which the host sent the bill. While
 * the form has exactly these lines, this bill replaces the bill that the app calculates.
 */
type NamedBill = { of: string; bill: HostBill }

type OrderEditorProps = { saved: EditableOrder; readNewest: (id: number) => Promise<EditableOrder> }

function OrderEditor({ saved, readNewest }: OrderEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: change } = useChangeOrder()
  const products = useRef<HTMLInputElement>(null)
  const [named, setNamed] = useState<NamedBill | null>(null)
  const billOf = ({ order }: AdminOrderData, { lines }: OrderChange) =>
    named?.of === linesFingerprint(lines) ? named.bill : orderTermsWithLines(order, lines).bill
  const editor = useRecordEditor<OrderChange, AdminOrderData>({
    fields: orderChangeFields,
    drafts: orderChangeDrafts,
    saved,
    // The host may refuse the change because its bill differs. Such a refusal does not mean that a newer
    // version exists.
    outcomeOf: (error) => (newBillFromError(error) ? 'refused' : failedWriteKind(error)),
    readNewest: (id) => readNewest(Number(id)),
    async send(form, base) {
      const { total } = billOf(base.row ?? saved.row, form)
      const data = orderChangeRequest(form, base.updatedAt, total)
      if (!data) return base
      return orderForEditor(client, (await change({ id: Number(base.id), data })).data)
    },
    onSaved({ row = saved.row }) {
      const { id, code, total_amount } = row.order
      toast({ message: msg('adminOrders.change.done', { code, total: formatVnd(total_amount) }) })
      const params = { id: String(id) }
      void navigate({ to: '/admin/orders/$id', params, replace: true, ignoreBlocker: true })
    },
    onFailure(error, { lines }) {
      const bill = newBillFromError(error)
      if (!bill) return orderEditorFieldErrors(error)
      setNamed({ of: linesFingerprint(lines), bill })
      return {}
    },
  })
  const now = editor.saved.row ?? saved.row
  const isFixed = (form: OrderChange) =>
    hasFixedTotal(now.order) && billOf(now, form).total !== now.order.total_amount
  return (
    <OrderEditorForm
      editor={editor}
      title={msg('adminOrders.change.title')}
      schema={async () => (await import('@/features/checkout/schema')).orderChangeSchema}
      search={products}
      held={(variantId) =>
        unitCount(now.order.items.filter(({ variant_id }) => variant_id === variantId))
      }
      problemOf={(form) => (isFixed(form) ? msg('adminOrders.change.fixed') : undefined)}
    >
      <Side
        editor={editor}
        data={now}
        isNamed={(form) => named?.of === linesFingerprint(form.lines)}
        billOf={(form) => billOf(now, form)}
      />
    </OrderEditorForm>
  )
}

type SideProps = {
  editor: RecordEditor<OrderChange, AdminOrderData>
  data: AdminOrderData
  billOf: (form: OrderChange) => HostBill
  /**
   * Returns true if the host has sent another total for the lines of the form. The staff member then has to
   * agree to the new total before the save.
   */
  isNamed: (form: OrderChange) => boolean
}

/** The column beside the form: the bill, the difference from the saved total, and the save button. */
function Side({ editor, data, billOf, isNamed }: SideProps) {
  const msg = useMsg()
  const form = useFormValues<OrderChange>()
  const bill = billOf(form)
  const before = data.order.total_amount
  const totals = { before: formatVnd(before), after: formatVnd(bill.total) }
  const waits = isNamed(form)
  const isEstimate = !waits && orderTermsWithLines(data.order, form.lines).isEstimate
  return (
    <>
      <BillView dense lines={bill.lines} units={unitCount(form.lines)} total={bill.total} />
      {isEstimate && bill.total !== before && (
        <Text $size="sm" $color="inkSoft">
          {msg('bill.back.estimate')}
        </Text>
      )}
      <div role="status">
        {bill.total !== before && (
          <Text $weight="bold">
            {msg('adminOrders.change.difference', {
              way: bill.total > before ? 'more' : 'less',
              amount: formatVnd(Math.abs(bill.total - before)),
              before: totals.before,
            })}
          </Text>
        )}
      </div>
      {hasFixedTotal(data.order) && (
        <Text $color={bill.total === before ? 'inkSoft' : 'warning'}>
          {msg('adminOrders.change.fixed')}
        </Text>
      )}
      <OrderEditorFooter
        editor={waits ? { ...editor, formError: null } : editor}
        saveErrors={orderChangeErrorText}
        labels={{ save: msg('adminOrders.change.save'), agree: msg('adminOrders.change.agree') }}
        renderNotice={
          waits &&
          ((agree) => (
            <Notice title={msg('adminOrders.change.other')} clicks={1}>
              <p>{msg('adminOrders.change.other.text', totals)}</p>
              {agree}
            </Notice>
          ))
        }
      />
    </>
  )
}
