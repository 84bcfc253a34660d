import styled from 'styled-components'
import type {
  AdminOrderData,
  AdminVariantRow,
  OrderReturn,
  ReceivedLine,
  ReturnMoveRequest,
  ReturnMoveRequestState,
} from '@/api/generated/model'
import {
  refundDue,
  amountHeld,
  exchangeTermsOf,
  type ExchangeTerms,
  replacementPrice,
} from '@/domain/returns/money'
import { isReturnMoveDone, lineName, returnLimits, returnedUnits } from '@/domain/returns/returns'
import { VariantSearchField } from '@/features/admin-products/VariantSearchField'
import { newBillFromError } from '@/features/cart/purchases'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { idempotencyHeaders } from '@/lib/random-key'
import { vndAmountOf } from '@/lib/vnd-input'
import { color, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/choosing/Select'
import { BillView } from '@/ui/data/BillView'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { FieldPair } from '@/ui/fields/Field'
import { FormTextField } from '@/ui/form/fields'
import type { FormHelpers } from '@/ui/form/Form'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid, Text } from '@/ui/layout/basics'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { returnWriteErrorText, useChangeReturnState } from './mutations'
import { RefundFields, type RefundFormValues } from './PaymentCheck'
import { useFetchOrder } from './queries'

type ReturnStateWindowProps = Pick<DialogProps, 'finalFocus'> & {
  data: AdminOrderData
  orderReturn: OrderReturn
  state: ReturnMoveRequestState
  isOpen: boolean
  onClose: () => void
}

/** The form values for all steps of a return. Each step requires only some of them. */
type Typed = RefundFormValues & {
  answer: string
  received: ReceivedLine[]
  /**
   * The chosen replacement of each returned line. These are pairs, because the form compares values and can't
   * compare maps.
   */
  instead: readonly (readonly [itemId: number, variant: AdminVariantRow])[]
}

/** True for the steps in which staff count the returned pieces. */
const isCounted = (state: ReturnMoveRequestState) => state === 'received' || state === 'back'

/** The window that moves a return to its next state. It shows the fields that this state requires. */
export function ReturnStateWindow({ data, orderReturn, state, ...window }: ReturnStateWindowProps) {
  const { order } = data
  const msg = useMsg()
  const toast = useToast()
  const read = useFetchOrder()
  const { mutateAsync: move } = useChangeReturnState()
  const held = amountHeld(order)

  const missing = (typed: Typed, request: ReturnMoveRequest): string | null => {
    if (state === 'declined' && !request.answer) return msg('adminReturns.error.answer')
    if (isCounted(state) && !typed.received.some((line) => line.as_new + line.damaged > 0))
      return msg('adminReturns.error.received')
    if (state === 'exchanged' && typed.instead.length === 0)
      return msg('adminReturns.error.exchange')
    const amount = state === 'refunded' ? vndAmountOf(typed.amount) : 0
    return amount === null || amount > held
      ? msg('adminReturns.error.amount', { most: formatVnd(held) })
      : null
  }
  const finish = (): true => {
    const name = msg(`return.state.${state}`)
    toast({ message: msg('adminReturns.done', { code: order.code, state: name }) })
    return true
  }
  const send = async (typed: Typed, { update }: FormHelpers<Typed>, key: string) => {
    const request = requestOf(
      { ...typed, state },
      exchangeOfTyped(order, orderReturn, { state, ...typed }),
    )
    const lacks = missing(typed, request)
    if (lacks) return { text: lacks }
    try {
      const version = data.updated_at && { updated_at: data.updated_at }
      const sent = { ...request, ...version }
      await move({ id: order.id, returnId: orderReturn.id, data: sent, ...idempotencyHeaders(key) })
      return finish()
    } catch (failure) {
      // The move may have succeeded although the server's response was lost, or a colleague may have moved
      // the return first. The newest version of the order shows which of them happened.
      const now = await read(order.id).catch(() => null)
      const found = now?.order.returns.find(({ id }) => id === orderReturn.id)
      if (found && isReturnMoveDone(found, request)) return finish()
      if (found && found.state !== orderReturn.state)
        return { id: 'adminReturns.error.already' } as const
      if (!newBillFromError(failure)) throw failure
      // The price of a replacement has changed. The choice is cleared, so that staff choose again and see the
      // new price.
      update((current) => ({ ...current, instead: [] }))
      return { id: 'adminReturns.error.price' } as const
    }
  }
  return (
    <ActionWindow<Typed>
      {...window}
      title={msg(`adminReturns.window.${state}`)}
      fullScreen="phone"
      labels={{ save: msg(`adminReturns.move.${state}`), cancel: msg('adminReturns.cancel') }}
      initialValues={{
        answer: '',
        received: orderReturn.items.map(({ item_id, quantity }) => ({
          item_id,
          as_new: quantity,
          damaged: 0,
        })),
        method: order.payment_method === 'paypal' ? 'paypal' : 'transfer',
        amount: groupVnd(refundDue(order, orderReturn)),
        reference: '',
        instead: [],
      }}
      sends={`return:${orderReturn.id}:${state}`}
      onSend={send}
      errors={returnWriteErrorText}
    >
      <MoveFields data={data} orderReturn={orderReturn} state={state} />
    </ActionWindow>
  )
}

type FieldsProps = Pick<ReturnStateWindowProps, 'data' | 'orderReturn' | 'state'>

function MoveFields({ data, orderReturn, state }: FieldsProps) {
  const { order } = data
  const msg = useMsg()
  const exchanged = exchangeOfTyped(order, orderReturn, { state, ...useFormValues<Typed>() })
  return (
    <>
      {isCounted(state) && <Received data={data} orderReturn={orderReturn} />}
      {state === 'exchanged' && (
        <Instead data={data} orderReturn={orderReturn} outcome={exchanged} />
      )}
      {(state === 'refunded' || state === 'exchanged') && (
        <Text $size="sm" $color="inkSoft">
          {msg('bill.back')} {exchanged.isEstimate && msg('bill.back.estimate')}
        </Text>
      )}
      {exchanged.paysBack && (
        <RefundFields
          {...(state === 'refunded' && {
            hint: msg('adminReturns.amount.hint', {
              due: formatVnd(refundDue(order, orderReturn)),
              most: formatVnd(amountHeld(order)),
            }),
          })}
        />
      )}
      <FormTextField
        name="answer"
        label={msg('adminReturns.answer')}
        {...((state === 'approved' || state === 'declined') && {
          hint: msg(`adminReturns.answer.${state}`),
        })}
        multiline
        required={state === 'declined'}
        maxLength={returnLimits.note}
      />
    </>
  )
}

/**
 * Returns the terms of an exchange with the chosen replacements. `paysBack` is true if the shop has to refund
 * money.
 */
function exchangeOfTyped(
  order: AdminOrderData['order'],
  orderReturn: OrderReturn,
  { state, instead }: Pick<FieldsProps, 'state'> & Pick<Typed, 'instead'>,
) {
  const exchanged = exchangeTermsOf(order, orderReturn, replacedBy(order, instead))
  const paysBack = state === 'refunded' || (instead.length > 0 && exchanged.left > 0)
  return { ...exchanged, paysBack }
}

function replacedBy({ items }: AdminOrderData['order'], instead: Typed['instead']) {
  return items.flatMap((item) => {
    const variant = new Map(instead).get(item.id)
    return variant ? [{ item_id: item.id, price: replacementPrice(item, variant) }] : []
  })
}

/**
 * Returns the request. It contains only the values that the new state requires, and the answer, if staff
 * typed one.
 */
function requestOf(
  {
    state,
    answer,
    received,
    method,
    amount,
    reference,
    instead,
  }: Typed & Pick<ReturnMoveRequest, 'state'>,
  { bill, left, paysBack }: ExchangeTerms & { paysBack: boolean },
): ReturnMoveRequest {
  const back = state === 'refunded' ? (vndAmountOf(amount) ?? 0) : left
  const exchange = instead.map(([item_id, { variant_id }]) => ({ item_id, variant_id }))
  return {
    state,
    ...(answer.trim() && { answer: answer.trim() }),
    ...(isCounted(state) && { received }),
    ...(state === 'exchanged' && { exchange, quoted_total: bill.total }),
    ...(paysBack && {
      refund: { method, amount: back, reference: reference.trim() },
    }),
  }
}

type PartProps = Pick<FieldsProps, 'data' | 'orderReturn'>

/**
 * Two selects for each line: the number of pieces that came back as new, and damaged. Their sum is at most
 * the announced quantity.
 */
function Received({ data, orderReturn }: PartProps) {
  const msg = useMsg()
  const { value: received, onChange } = useFormField<ReceivedLine[]>('received')
  return orderReturn.items.map(({ item_id, quantity }) => {
    const line = received.find((other) => other.item_id === item_id)
    if (!line) return null
    const name = nameOf(data, item_id)
    const set = (part: Partial<ReceivedLine>) =>
      onChange(received.map((other) => (other === line ? { ...line, ...part } : other)))
    return (
      <Line key={item_id} role="group" aria-label={name}>
        <Text $weight="bold">{name}</Text>
        <FieldPair>
          {conditions.map(([how, other, label]) => (
            <Select
              key={how}
              label={msg(label)}
              options={countOptions(quantity)}
              value={String(line[how])}
              onChange={(text) =>
                set({
                  [how]: Number(text),
                  [other]: Math.min(line[other], quantity - Number(text)),
                })
              }
            />
          ))}
        </FieldPair>
      </Line>
    )
  })
}

const conditions = [
  ['as_new', 'damaged', 'adminReturns.asNew'],
  ['damaged', 'as_new', 'adminReturns.damaged'],
] as const

const countOptions = (max: number) =>
  Array.from({ length: max + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

function nameOf({ order }: AdminOrderData, itemId: number): string {
  const item = order.items.find(({ id }) => id === itemId)
  return item ? lineName(item) : ''
}

type InsteadProps = PartProps & { outcome: ExchangeTerms }

/**
 * The choice of a replacement for each returned line. Below are the bill of the new order, and the difference
 * in price.
 */
function Instead({ data, orderReturn, outcome }: InsteadProps) {
  const msg = useMsg()
  const { value, onChange } = useFormField<Typed['instead']>('instead')
  const instead = new Map(value)
  const { bill, left } = outcome
  const back = orderReturn.items.filter(({ item_id }) => returnedUnits(orderReturn, item_id) > 0)
  const difference = () => {
    if (bill.total > 0) return msg('adminReturns.exchange.pays', { amount: formatVnd(bill.total) })
    return left > 0
      ? msg('adminReturns.exchange.left', { amount: formatVnd(left) })
      : msg('adminReturns.exchange.even')
  }
  const choose = (itemId: number, variant: AdminVariantRow | undefined) => {
    const next = new Map(instead)
    if (variant) next.set(itemId, variant)
    else next.delete(itemId)
    onChange([...next])
  }
  return (
    <>
      {back.length > 1 && <Text $color="inkSoft">{msg('adminReturns.exchange.rest')}</Text>}
      {back.map(({ item_id, size }) => {
        const name = `${returnedUnits(orderReturn, item_id)} × ${nameOf(data, item_id)}`
        const title = msg('adminReturns.exchange.instead', { name })
        const chosen = instead.get(item_id)
        return (
          <Line key={item_id} role="group" aria-label={title}>
            <Text $weight="bold">{title}</Text>
            {size && <Text $color="inkSoft">{msg('adminReturns.exchange.wanted', { size })}</Text>}
            {chosen ? (
              <div>
                {[chosen.name, chosen.color, chosen.size].filter(Boolean).join(' · ')}
                <Button variant="quiet" onClick={() => choose(item_id, undefined)}>
                  {msg('adminReturns.exchange.forget')}
                </Button>
              </div>
            ) : (
              <VariantSearchField
                start={wordsOf(data, item_id, size)}
                onPick={(variant) => choose(item_id, variant)}
              />
            )}
          </Line>
        )
      })}
      {instead.size > 0 && <BillView dense lines={bill.lines} total={bill.total} />}
      <div role="status">{instead.size > 0 && <Text $weight="bold">{difference()}</Text>}</div>
    </>
  )
}

/**
 * Returns the text with which the search for a replacement starts: the same product in the size that the
 * shopper wants.
 */
function wordsOf({ order }: AdminOrderData, itemId: number, size: string | null | undefined) {
  const item = order.items.find(({ id }) => id === itemId)
  return item ? [item.product_name, item.color, size ?? item.size].filter(Boolean).join(' ') : ''
}

const Line = styled(Grid)`
  gap: ${space(2)};
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
`
