import { type ComponentType, type ReactNode, useId, useState } from 'react'
import styled, { css } from 'styled-components'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import {
  type FieldAt,
  fieldsAt,
  isAskedOf,
  orderFields,
  quoteDetails,
  type OrderFormValues,
} from '@/domain/order/form'
import { returnDays } from '@/domain/returns/returns'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { ChatLinks, useParcelLook } from '@/features/site/Contact'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useIsWide } from '@/theme/breakpoints'
import { color, media, size, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ExternalLink } from '@/ui/actions/Link'
import { BillNotice, type BillNoticeProps } from '@/ui/data/BillNotice'
import { Boundary } from '@/ui/feedback/Boundary'
import { FormFields } from '@/ui/fields/Field'
import { FormCheckbox, FormRadioGroup, FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { usePhoneDoubt } from '@/ui/form/PersonFields'
import { useFormValues } from '@/ui/form/use-form'
import { CardIcon, CashIcon, PackageIcon, PinIcon, ReturnIcon } from '@/ui/icons'
import { PageTitle, Stack } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { OrderSummary } from './OrderSummary'
import { PayBar } from './PayBar'
import { type Quote, useQuote } from './queries'
import { SavedDelivery } from './SavedDelivery'
import { readDraft, writeDraft } from './state'

type CheckoutFormProps = {
  lines: readonly CheckedLine[]
  /** True for a signed-in shopper. Such a shopper has saved addresses and an e-mail address. */
  isSignedIn: boolean
  /** The server's errors of lines. The key of the map is the line key. */
  lineErrors: ReadonlyMap<string, string>
  /** Why the last try failed; null before the first try and during the next one. */
  failure: string | null
  /**
   * Shows the difference between the host's bill and the bill on which the shopper clicked. Null without a
   * difference.
   */
  billNotice?: BillNoticeProps | null
  /** A notice that the shopper has to answer before ordering. It contains its own submit button. */
  notice?: ReactNode
  /** Called with a valid form. Must not reject. */
  onSubmit: (form: OrderFormValues, helpers: FormHelpers) => Promise<void>
}

/**
 * The checkout: delivery, payment and the order (Product §2). The form starts with the values of the draft,
 * and saves changes to the draft.
 */
export function CheckoutForm({
  lines,
  isSignedIn,
  lineErrors,
  failure,
  billNotice,
  notice,
  onSubmit,
}: CheckoutFormProps) {
  const msg = useMsg()
  const deliveryId = useId()
  const failureId = useId()
  const toast = useToast()
  const [draft] = useState(readDraft)
  const isBeside = useIsWide('desktop')
  const summaryOf = (quote: Quote) => (
    <OrderSummary lines={lines} lineErrors={lineErrors} quote={quote} isFolded={!isBeside} />
  )
  const askForPayment = (errors: object) => {
    if (Object.keys(errors).join() === 'payment')
      toast({ message: msg('checkout.error.paymentRequired'), type: 'error' })
  }
  return (
    <Form
      aria-label={msg('checkout.title')}
      initialValues={draft}
      schema={() => import('./schema')}
      doubts={usePhoneDoubt()}
      onValuesChange={writeDraft}
      onInvalid={askForPayment}
      onSubmit={onSubmit}
    >
      <Columns>
        <Fields $gap={10} $align="start">
          <PageTitle>{msg('checkout.title')}</PageTitle>
          {!isBeside && <Quoted lines={lines}>{summaryOf}</Quoted>}
          <Section as="section" $gap={5} aria-labelledby={deliveryId}>
            <h2 id={deliveryId}>{msg('checkout.delivery')}</h2>
            <DeliveryFields isSignedIn={isSignedIn} />
          </Section>
          <Choice>
            <Quoted lines={lines}>{({ usd }) => <PaymentField usd={usd} />}</Quoted>
          </Choice>
          <FormFields>{fieldsAt('wishes').map(controlOf)}</FormFields>
          <NextSteps />
        </Fields>
        <Quoted lines={lines}>
          {(quote) => (
            <Side>
              {isBeside && summaryOf(quote)}
              {notice}
              {billNotice?.after === quote.bill.total && (
                <BillNotice {...billNotice}>
                  <Button type="submit" variant="secondary">
                    {billNotice.kind === 'changed'
                      ? msg('bill.changed.agree')
                      : msg('bill.charged.pay', { amount: formatVnd(billNotice.after) })}
                  </Button>
                </BillNotice>
              )}
              {failure && (
                <Failure ref={scrollIntoView} id={failureId}>
                  {failure}
                </Failure>
              )}
              <PayBar total={quote.bill.total} failureId={failure ? failureId : undefined} />
            </Side>
          )}
        </Quoted>
      </Columns>
    </Form>
  )
}

/** The recipient and the address (Product §2). The checkboxes are optional (Product §5). */
function DeliveryFields({ isSignedIn }: Pick<CheckoutFormProps, 'isSignedIn'>) {
  // After the session ends, the space for addresses stays, so that the layout does not shift.
  const [hasRoom, setHasRoom] = useState(isSignedIn)
  if (isSignedIn && !hasRoom) setHasRoom(true)
  const fields = fieldsAt('delivery').filter((name) => isAskedOf(name, isSignedIn))
  return (
    <FormFields>
      {hasRoom ? (
        <Boundary instead={<RecipientFields />}>
          <SavedDelivery />
        </Boundary>
      ) : (
        <RecipientFields />
      )}
      {fields.map(controlOf)}
    </FormFields>
  )
}

type OwnField = FieldAt<'delivery' | 'wishes'>

/** The control of each field, except for the recipient and the payment. */
const controls: Readonly<Record<OwnField, ComponentType>> = {
  email: EmailField,
  note: NoteField,
  setDefault: DefaultField,
  agreed: AgreementField,
}

function controlOf(name: OwnField) {
  const Control = controls[name]
  return <Control key={name} />
}

function EmailField() {
  const texts = useFieldTexts('email')
  return <FormTextField {...texts} type="email" inputMode="email" autoComplete="email" />
}

function NoteField() {
  return <FormTextField {...useFieldTexts('note')} multiline />
}

function useFieldTexts(name: 'email' | 'note') {
  const msg = useMsg()
  return { name, label: msg(orderFields[name].label), hint: msg(`checkout.${name}.hint`) }
}

function DefaultField() {
  const msg = useMsg()
  return (
    <FormCheckbox
      name="setDefault"
      label={
        <>
          {msg('checkout.setDefault')} <Hint>{msg('checkout.setDefault.hint')}</Hint>
        </>
      }
    />
  )
}

function AgreementField() {
  const msg = useMsg()
  return (
    <FormCheckbox
      name="agreed"
      label={
        <>
          {msg('checkout.agree')}
          <Policies>
            {policies.map((page) => (
              <ExternalLink key={page} href={`/${page}`} target="_blank">
                {msg(`checkout.agree.${page}`)}
              </ExternalLink>
            ))}
          </Policies>
        </>
      }
    />
  )
}

const policies = ['terms', 'privacy'] as const

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Policies = styled(Hint)`
  & > a {
    display: inline-block;
    margin-inline-end: ${space(4)};
  }
`

type QuotedProps = { lines: readonly CheckedLine[]; children: (quote: Quote) => ReactNode }

/** Passes the bill of the lines that can be ordered. The bill uses the current values of the form. */
function Quoted({ lines, children }: QuotedProps) {
  const form = useFormValues<OrderFormValues>()
  return children(useQuote(orderableLines(lines), quoteDetails(form)))
}

/** The choice of payment: cash on delivery, or PayPal, which charges in USD (Product §9). */
function PaymentField({ usd }: Pick<Quote, 'usd'>) {
  const msg = useMsg()
  const look = useParcelLook()
  return (
    <FormRadioGroup
      name="payment"
      label={msg('checkout.payment')}
      options={[
        {
          value: 'cod',
          label: msg('checkout.payment.cod'),
          description: [
            msg('checkout.payment.codText'),
            ...(look === 'look' ? [msg('delivery.look')] : []),
          ].join('. '),
          icon: <CashIcon />,
        },
        {
          value: 'paypal',
          label: msg('checkout.payment.paypal'),
          description: usd
            ? msg('checkout.payment.paypalUsd', {
                amount: usd.amount,
                rate: formatVnd(Math.round(usd.rate)),
              })
            : msg('checkout.payment.paypalText'),
          icon: <CardIcon />,
        },
      ]}
    />
  )
}

/**
 * Explains what happens after ordering. Contains only steps that the pages of the shop also promise (Product
 * §9.17).
 */
function NextSteps() {
  const msg = useMsg()
  return (
    <Section as="section" $gap={4}>
      <h2>{msg('checkout.next')}</h2>
      <Steps as="ul" $gap={4}>
        {nextSteps.map(([step, Icon]) => (
          <li key={step}>
            <Icon size={20} />
            {msg(`checkout.next.${step}`, { returnDays })}
          </li>
        ))}
      </Steps>
      <ChatLinks about={msg('checkout.title')} />
    </Section>
  )
}

const nextSteps = [
  ['follow', PackageIcon],
  ['change', PinIcon],
  ['return', ReturnIcon],
] as const

function scrollIntoView(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' })
}

/*
 * Stands beside the pay button until the next try. Not a live region, because the toast was read out already.
 */
const Failure = styled.p`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.danger};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

/* Wide screens show form and order side by side. Elsewhere the pay bar sticks to the bottom. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};

  ${media.desktop} {
    display: grid;
    gap: ${space(16)};
    grid-template-columns: minmax(0, 1fr) 420px;
    padding-block: ${space(6)} ${space(16)};
  }
`

const Fields = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);

  & > h1 {
    margin-block: ${space(6)} -${space(5)};

    ${media.desktop} {
      margin-block-start: 0;
    }
  }
`

/*
 * The order and the pay bar. On wide screens at most as tall as the window: the order's lines scroll, or
 * everything in a low window. Elsewhere it has no box of its own.
 */
const Side = styled.div`
  display: contents;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    display: flex;
    flex-direction: column;
    align-self: start;
    max-height: calc(100vh - ${size.header} - ${space(12)});
    overflow-y: auto;
  }
`

const heading = css`
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
  font: ${title.h3};
`

const Section = styled(Stack)`
  & > h2 {
    ${heading}
  }
`

const Steps = styled(Stack)`
  font-size: ${text.sm};

  & > li {
    display: flex;
    gap: ${space(3)};
  }

  & svg {
    flex: none;
    color: ${color.celadon};
  }
`

/* The group's name looks like the heading of a section. */
const Choice = styled.div`
  & legend {
    ${heading}
    width: 100%;
    margin-block-end: ${space(5)};
  }
`
