import { useId } from 'react'
import styled from 'styled-components'
import { failedWriteKind } from '@/api/errors'
import type {
  AdminOrderData,
  CheckResult,
  Order,
  OrderPayment,
  RefundMethod,
  ReturnRefundRequest,
  SettlePaymentRequest,
} from '@/api/generated/model'
import { paymentCheck } from '@/domain/order/description'
import { amountHeld } from '@/domain/returns/money'
import { refundMethods } from '@/domain/returns/returns'
import { useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { vndAmountOf } from '@/lib/vnd-input'
import { space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldPair } from '@/ui/fields/Field'
import {
  DescribedField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  FormVndField,
} from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { Grid, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { paymentCheckErrorText, useSettlePayment } from './mutations'

type PaymentCheckProps = { data: AdminOrderData; payment: OrderPayment }

/**
 * A payment that staff have to check (Product §10.18). Staff query PayPal again, or record what they found
 * out. A payment that the shop has to refund is shown here, too.
 */
export function PaymentCheck({ data: { order, updated_at }, payment }: PaymentCheckProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const id = useId()
  const { mutateAsync, isPending, error, variables } = useSettlePayment()
  const settle = async (request: SettlePaymentRequest): Promise<void> => {
    if (isPending) return
    try {
      await mutateAsync({ id: order.id, data: { ...request, updated_at } })
    } catch {
      return
    }
    toast({ message: msg(`paymentCheck.done.${request.action}`, { code: order.code }) })
    // The clicked button disappears, so the focus moves to the heading.
    document.getElementById(id)?.focus()
  }
  const isOwed = payment.doubt === 'to_refund'
  const running = isPending ? variables.data.action : undefined
  // If the page has a newer version of the order and there is no conflict, the action succeeded and only the
  // server's response was lost. No error is then shown.
  const isDone = variables?.data.updated_at !== updated_at && failedWriteKind(error) !== 'conflict'
  const problem = error && !isPending && !isDone ? paymentCheckErrorText(error) : null
  const button = (action: 'capture' | 'reopen') => (
    <Button
      variant="secondary"
      loading={running === action}
      disabled={isPending && running !== action}
      onClick={() => void settle({ action })}
    >
      {msg(`paymentCheck.${action}`)}
    </Button>
  )
  return (
    <Above>
      <TitledCard title={msg(titleOf(payment))} focusId={id} gap={4}>
        {payment.check && <Checked check={payment.check} />}
        {(isOwed || !payment.check) && (
          <p>
            {msg(`paymentCheck.${payment.doubt ?? 'no_answer'}`, {
              expected: payment.expected ?? 0,
              received: payment.received ?? 0,
              held: formatVnd(amountHeld(order)),
            })}
          </p>
        )}
        {isOwed && (
          <GiveBack
            key={amountHeld(order)}
            order={order}
            isPending={running === 'refund'}
            onGive={(refund) => settle({ action: 'refund', refund })}
          />
        )}
        {problem && <ErrorState compact message={errorText(problem)} />}
        {payment.can_capture && button('capture')}
        {payment.check
          ? button('reopen')
          : !isOwed && (
              <Mark
                isPending={running === 'paid' || running === 'unpaid'}
                onMark={(action, reason) => settle({ action, reason })}
              />
            )}
      </TitledCard>
    </Above>
  )
}

function titleOf({ doubt, check }: OrderPayment) {
  if (doubt === 'to_refund') return 'paymentCheck.refund.title'
  return check ? 'field.paymentCheck' : 'paymentCheck.title'
}

type GiveBackProps = {
  order: Order
  isPending: boolean
  onGive: (refund: ReturnRefundRequest) => Promise<void>
}

/** The form that records a refund. The default amount is all the money that the shop still holds. */
function GiveBack({ order, isPending, onGive }: GiveBackProps) {
  const msg = useMsg()
  const held = amountHeld(order)
  const send = async (
    { method, amount: typed, reference }: RefundFormValues,
    { setFieldErrors }: FormHelpers<RefundFormValues>,
  ) => {
    const amount = vndAmountOf(typed)
    if (amount === null || amount < 1 || amount > held)
      setFieldErrors({ amount: [msg('paymentCheck.refund.amount', { held: formatVnd(held) })] })
    else await onGive({ method, amount, reference: reference.trim() })
  }
  return (
    <Form<RefundFormValues>
      initialValues={{
        method: order.payment_method === 'paypal' ? 'paypal' : 'transfer',
        amount: groupVnd(held),
        reference: '',
      }}
      onSubmit={send}
    >
      <Grid $gap={3}>
        <RefundFields hint={msg('paymentCheck.refund.hint', { held: formatVnd(held) })} />
        <Button type="submit" loading={isPending}>
          {msg('paymentCheck.refund')}
        </Button>
      </Grid>
    </Form>
  )
}

/** The form values of a refund. */
export type RefundFormValues = {
  method: RefundMethod
  /** The text in the amount field, for example "299.000". */
  amount: string
  reference: string
}

type RefundFieldsProps = {
  /** The hint below the amount field. Without a hint, the amount is fixed, so there is no amount field. */
  hint?: string
}

/** The form fields of a refund: amount, method and reference. */
export function RefundFields({ hint }: RefundFieldsProps) {
  const msg = useMsg()
  return (
    <>
      {hint !== undefined && (
        <FormVndField name="amount" label={msg('adminReturns.amount')} hint={hint} required />
      )}
      <FieldPair>
        <FormSelect
          name="method"
          label={msg('adminReturns.method')}
          options={refundMethods.map((value) => ({
            value,
            label: msg(`adminReturns.method.${value}`),
          }))}
        />
        <FormTextField
          name="reference"
          label={msg('adminReturns.reference')}
          hint={msg('adminReturns.reference.hint')}
          maxLength={255}
        />
      </FieldPair>
    </>
  )
}

/** The recorded result of a check: the reason, the staff member and the time. */
function Checked({ check }: { check: NonNullable<OrderPayment['check']> }) {
  const msg = useMsg()
  const locale = useLocale()
  return (
    <div>
      <Text $weight="bold">{msg(`paymentCheck.checked.${check.result}`)}</Text>
      <p>{check.reason}</p>
      <Text $color="inkSoft">
        {check.by} · {formatMoment(check.at, locale)}
      </Text>
    </div>
  )
}

const results = ['paid', 'unpaid'] as const satisfies CheckResult[]
const checkForm = {
  result: {
    kind: 'choice',
    label: 'paymentCheck.byHand',
    values: results,
    required: 'paymentCheck.result.required',
  },
  reason: { ...paymentCheck.check_reason, label: 'paymentCheck.reason' },
} as const

type MarkProps = {
  isPending: boolean
  onMark: (result: CheckResult, reason: string) => Promise<void>
}

/** The form in which staff record that an order is paid or unpaid. */
function Mark({ isPending, onMark }: MarkProps) {
  const msg = useMsg()
  return (
    <Form<{ result: CheckResult | null; reason: string }>
      initialValues={{ result: null, reason: '' }}
      schema={checkForm}
      onSubmit={async ({ result, reason }) => {
        if (result) await onMark(result, reason.trim())
      }}
    >
      <Grid $gap={3}>
        <FormRadioGroup
          name="result"
          beside
          label={msg('paymentCheck.byHand')}
          options={results.map((value) => ({
            value,
            label: msg(`paymentCheck.${value}`),
            description: msg(`paymentCheck.${value}.text`),
          }))}
        />
        <DescribedField
          of={checkForm}
          name="reason"
          multiline
          hint={msg('paymentCheck.reason.hint')}
          readOnly={isPending}
        />
        <Button type="submit" loading={isPending}>
          {msg('paymentCheck.mark')}
        </Button>
      </Grid>
    </Form>
  )
}

/** This box is narrow, because long lines of text are hard to read. */
const Above = styled.div`
  max-width: 44rem;
  margin-block-start: ${space(4)};
`
