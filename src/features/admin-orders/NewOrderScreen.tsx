import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { failedWriteKind } from '@/api/errors'
import type { AdminCustomer, AdminOrderData } from '@/api/generated/model'
import { fillableParts, unparsedDelivery } from '@/domain/address/saved-address'
import { unitCount } from '@/domain/cart/cart'
import { billDifference } from '@/domain/order/bill'
import { quoteDetails } from '@/domain/order/form'
import { parseAddressText } from '@/features/addresses/parse-address'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { CopyCartLinkButton } from '@/features/cart/CopyCartLinkButton'
import { newBillFromError } from '@/features/cart/purchases'
import { useQuote, useShownBillActions } from '@/features/checkout/queries'
import { useMsg } from '@/i18n/use-msg'
import { tidyPhone } from '@/lib/kinds/phone'
import { formatVnd } from '@/lib/numbers'
import { idempotencyHeaders } from '@/lib/random-key'
import { useSearchText } from '@/lib/use-debounced'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { BillNotice, type BillNoticeProps } from '@/ui/data/BillNotice'
import { BillView } from '@/ui/data/BillView'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormCheckbox, FormTextField } from '@/ui/form/fields'
import { useFillForm, useFormValues } from '@/ui/form/use-form'
import { Row, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { AdminStatusTag } from './AdminStatusTag'
import { CallerField, useOrderCountsText } from './CallerField'
import { CustomerMessageField, pastedMessagesStore } from './message/CustomerMessageField'
import { phoneOrderErrorText, usePlacePhoneOrder } from './mutations'
import {
  emptyNewOrder,
  type NewOrderFormValues,
  newOrderDrafts,
  newOrderFields,
  newOrderRequest,
} from './new-order'
import { OrderEditorForm, orderEditorFieldErrors, OrderEditorFooter } from './OrderEditorForm'
import { adminCustomerQuery, useOpenOrdersOfPhone } from './queries'

type Notice = Omit<BillNoticeProps, 'children'>

/**
 * The page on which staff enter an order by phone (Product §10.13). Staff begin with the customer's phone
 * number. When the order is placed, its page opens.
 */
export function NewOrderScreen() {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync: take } = usePlacePhoneOrder()
  const { shownBill, showBill, askAgain } = useShownBillActions()
  const products = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const billOf = (form: NewOrderFormValues) => shownBill(form.lines, quoteDetails(form))
  const editor = useRecordEditor<NewOrderFormValues, AdminOrderData>({
    fields: newOrderFields,
    drafts: newOrderDrafts,
    saved: { id: null, form: emptyNewOrder, updatedAt: null },
    outcomeOf: failedWriteKind,
    async send(form, base, key) {
      setNotice(null)
      // The order exists already: an earlier click placed it, but the server's response was lost. Sending the
      // form again would place a second order.
      if (base.row) {
        toast({ type: 'warning', message: msg('adminOrders.new.already') })
        return base
      }
      const request = newOrderRequest(form, billOf(form).quotedTotal)
      if (!request) return base
      const { data } = await take({ data: request, ...idempotencyHeaders(key) })
      return { id: data.order.id, form, row: data, updatedAt: data.updated_at ?? null }
    },
    onSaved({ row }) {
      if (!row) return
      const { code, status } = row.order
      if (status === 'cancelled')
        toast({ type: 'error', message: msg('order.cancelledSince', { code }) })
      else {
        const link = { label: msg('adminOrders.paste.next'), to: '/admin/orders/new' } as const
        const message = msg('adminOrders.new.done', { code })
        toast({ message, ...(pastedMessagesStore.read() && { link }) })
      }
      const params = { id: String(row.order.id) }
      void navigate({ to: '/admin/orders/$id', params, replace: true, ignoreBlocker: true })
    },
    onFailure(error, form) {
      const after = newBillFromError(error)
      if (after) {
        const { bill } = billOf(form)
        showBill(form.lines, quoteDetails(form), after)
        setNotice({ kind: 'changed', clicks: 1, ...billDifference(bill, after) })
        return {}
      }
      const errors = orderEditorFieldErrors(error)
      if (errors['coupon']) void askAgain(form.lines, quoteDetails(form))
      return errors
    },
  })
  return (
    <>
      <BackLink to="/admin/orders">{msg('adminOrders.order.back')}</BackLink>
      <ScreenHead title={msg('adminOrders.new.title')} />
      <OrderEditorForm
        editor={editor}
        title={msg('adminOrders.new.title')}
        schema={async () => (await import('@/features/checkout/schema')).orderFormSchema}
        search={products}
        caller={
          <>
            <TitledCard title={msg('adminOrders.column.customer')}>
              <Caller next={products} />
            </TitledCard>
            <CustomerMessageField />
          </>
        }
      >
        <Side editor={editor} notice={notice} />
      </OrderEditorForm>
    </>
  )
}

/**
 * The field that finds the customer on the phone, and the chosen customer with the counts of their orders. A
 * chosen customer fills in the recipient with their last address.
 */
function Caller({ next }: { next: RefObject<HTMLInputElement | null> }) {
  const msg = useMsg()
  const client = useQueryClient()
  const fill = useFillForm<NewOrderFormValues>()
  const orderCounts = useOrderCountsText()
  const { caller, region } = useFormValues<NewOrderFormValues>()

  const take = async (customer: AdminCustomer) => {
    const { key, full_name, order_count, delivered_count, refused_count, email } = customer
    fill({
      caller: { key, full_name, order_count, delivered_count, refused_count },
      email: email ?? '',
      ...unparsedDelivery({ name: full_name, phone: customer.phone, address: '' }, region),
    })
    const known = await client.fetchQuery(adminCustomerQuery(key)).catch(() => null)
    const [last] = known?.data.addresses ?? []
    if (!last) return
    const read = await parseAddressText(client, last.address)
    fill((now) => fillableParts(now, read, ''))
  }
  return (
    <>
      <CallerField
        onKnown={(customer) => {
          void take(customer)
          next.current?.focus()
        }}
        onNew={(phone) => {
          fill({ caller: null, phone })
          next.current?.focus()
        }}
      />
      <OpenOrders />
      {caller && (
        <Row $gap={[1, 3]} $align="center" $justify="space-between" $wrap>
          <div>
            <Link to="/admin/customers/$key" params={{ key: caller.key }} target="_blank">
              {caller.full_name}
            </Link>
            <Text $color={caller.refused_count > 0 ? 'warning' : 'inkSoft'}>
              {orderCounts(caller)}
            </Text>
          </div>
          <Button variant="quiet" onClick={() => fill({ caller: null })}>
            {msg('adminOrders.new.caller.forget')}
          </Button>
        </Row>
      )}
    </>
  )
}

/**
 * The open orders of the last two days with the typed phone number. Staff see them because the new order may
 * repeat one of them (Product §10.24.1).
 */
function OpenOrders() {
  const msg = useMsg()
  const { phone } = useFormValues<NewOrderFormValues>()
  const doubles = useOpenOrdersOfPhone(useSearchText(phone).sought)
  if (doubles.length === 0) return null
  return (
    <div role="status">
      <Text $color="warning">{msg('adminOrders.double.new')}</Text>
      {doubles.map(({ id, code, status, total_amount }) => (
        <Row key={id} $gap={[1, 3]} $align="center" $wrap>
          <Link to="/admin/orders/$id" params={{ id: String(id) }} target="_blank">
            {code}
          </Link>
          <AdminStatusTag status={status} />
          {formatVnd(total_amount)}
        </Row>
      ))}
    </div>
  )
}

type SideProps = { editor: RecordEditor<NewOrderFormValues, AdminOrderData>; notice: Notice | null }

/** The column beside the form: coupon, bill, and the button that places the order. */
function Side({ editor, notice }: SideProps) {
  const msg = useMsg()
  const form = useFormValues<NewOrderFormValues>()
  const quote = useQuote(form.lines, quoteDetails(form))
  const hasNoBill = quote.error !== null && quote.error.status !== 422
  return (
    <>
      <FormTextField
        name="coupon"
        label={msg('checkout.coupon')}
        hint={quote.error?.fieldErrors['coupon_code']?.[0]}
      />
      <BillView
        dense
        lines={quote.bill.lines}
        units={unitCount(form.lines)}
        total={quote.bill.total}
      />
      {quote.isEstimate && !hasNoBill && <Text $size="sm">{msg('bill.estimate')}</Text>}
      {hasNoBill && <ErrorState compact message={msg('bill.failed')} onRetry={quote.retry} />}
      {form.lines.length > 0 && <CopyCartLinkButton lines={form.lines} code={form.coupon.trim()} />}
      <FormCheckbox name="isPaid" label={msg('adminOrders.new.paid')} />
      <OrderEditorFooter
        editor={notice ? { ...editor, formError: null } : editor}
        saveErrors={phoneOrderErrorText}
        renderListLink={(label) => (
          <Link to="/admin/orders" search={{ q: tidyPhone(form.phone) }} target="_blank">
            {label}
          </Link>
        )}
        labels={{ save: msg('adminOrders.new.save'), agree: msg('bill.changed.agree') }}
        renderNotice={
          notice?.after === quote.bill.total &&
          ((agree) => <BillNotice {...notice}>{agree}</BillNotice>)
        }
      />
    </>
  )
}
