import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import {
  type OrderFieldAt,
  orderFieldsAt,
  isOrderFieldShown,
  missingFields,
  orderFields,
  quoteDetails,
  type OrderFormValues,
} from '@/domain/order/form'
import { returnPeriodDays } from '@/domain/returns/returns'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { ChatLinks, useParcelLook } from '@/features/site/Contact'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useIsWide } from '@/theme/breakpoints'
import { color, media, size, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ExternalLink } from '@/ui/actions/Link'
import { BillNotice, type BillNoticeProps } from '@/ui/data/BillNotice'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { FormFields } from '@/ui/fields/Field'
import { FormCheckbox, FormRadioGroup, FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { usePhoneDoubt } from '@/ui/form/PersonFields'
import { useFormValues } from '@/ui/form/use-form'
import { CardIcon, CashIcon, PackageIcon, PinIcon, ReturnIcon } from '@/ui/icons'
import { PageTitle, Stack } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { CheckoutDeliveryFields } from './CheckoutDeliveryFields'
import { OrderSummary } from './OrderSummary'
import { PayBar } from './PayBar'
import { ShopPromiseList } from './promises'
import { type Quote, useQuote } from './queries'
import { readCheckoutDraft, writeCheckoutDraft } from './state'

type CheckoutFormProps = {
  lines: readonly CheckedLine[]
  /** True for a signed-in shopper, who has saved addresses and an e-mail address. */
  isSignedIn: boolean
  /** The server's errors of lines, by line key. */
  lineErrors: ReadonlyMap<string, string>
  /**
   * The reason why the last order failed. Null before the first try and during each try, and if the fields
   * show all errors.
   */
  failure: string | null
  /**
   * The difference between the host's new bill and the bill to which the shopper agreed. Null if both are
   * equal.
   */
  billNotice?: BillNoticeProps | null
  /** A notice that the shopper has to answer before the order is sent. It contains its own submit button. */
  notice?: ReactNode
  /** Called with the values of a valid form. Must not reject. */
  onSubmit: (form: OrderFormValues, helpers: FormHelpers) => Promise<void>
}

/**
 * The checkout form: delivery, payment and the order (Product §2). It starts with the shopper's stored form
 * values, and stores each change.
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
  const [draft] = useState(readCheckoutDraft)
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
      schema={async () => (await import('./schema')).orderFormSchema}
      doubts={usePhoneDoubt()}
      onValuesChange={writeCheckoutDraft}
      onInvalid={askForPayment}
      onSubmit={onSubmit}
      enterSends={false}
    >
      <Columns>
        <Fields $gap={10} $align="start">
          <PageTitle>{msg('checkout.title')}</PageTitle>
          {!isBeside && <Quoted lines={lines}>{summaryOf}</Quoted>}
          <Step of="delivery" aria-labelledby={deliveryId}>
            <h2 id={deliveryId}>{msg('checkout.delivery')}</h2>
            <DeliveryFields isSignedIn={isSignedIn} />
          </Step>
          <Step of="payment">
            <Quoted lines={lines}>{({ usd }) => <PaymentField usd={usd} />}</Quoted>
          </Step>
          <FormFields>{orderFieldsAt('wishes').map(controlOf)}</FormFields>
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

type StepProps = Pick<ComponentProps<'section'>, 'aria-labelledby' | 'children'> & {
  of: 'delivery' | 'payment'
}

/**
 * A numbered step of the checkout. A tick replaces the number as soon as the step has no empty required
 * field.
 */
function Step({ of, ...props }: StepProps) {
  const missing = missingFields(useFormValues<OrderFormValues>())
  const isOpen = missing.some((part) => (part === 'payment') === (of === 'payment'))
  return <Section {...props} as="section" $gap={5} data-done={!isOpen || undefined} />
}

/**
 * The fields of the recipient and the address (Product §2), and the optional fields below them (Product §5).
 */
function DeliveryFields({ isSignedIn }: Pick<CheckoutFormProps, 'isSignedIn'>) {
  // The box for saved addresses stays when the session ends. Without it, the fields below would move.
  const [hasRoom, setHasRoom] = useState(isSignedIn)
  if (isSignedIn && !hasRoom) setHasRoom(true)
  const fields = orderFieldsAt('delivery').filter((name) => isOrderFieldShown(name, isSignedIn))
  return (
    <FormFields>
      {hasRoom ? (
        <BlockBoundary instead={<RecipientFields />}>
          <CheckoutDeliveryFields />
        </BlockBoundary>
      ) : (
        <RecipientFields />
      )}
      {fields.map(controlOf)}
    </FormFields>
  )
}

type OwnField = OrderFieldAt<'delivery' | 'wishes'>

/**
 * The component of each field. The fields of the recipient and of the payment are missing, because their
 * sections render them.
 */
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
      label={msg('checkout.agree')}
      links={policies.map((page) => (
        <ExternalLink key={page} href={`/${page}`} target="_blank">
          {msg(`checkout.agree.${page}`)}
        </ExternalLink>
      ))}
    />
  )
}

const policies = ['terms', 'privacy'] as const

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

type QuotedProps = { lines: readonly CheckedLine[]; children: (quote: Quote) => ReactNode }

/** Calls `children` with the bill of the lines. The bill depends on the current values of the form. */
function Quoted({ lines, children }: QuotedProps) {
  const form = useFormValues<OrderFormValues>()
  return children(useQuote(orderableLines(lines), quoteDetails(form)))
}

/** The choice of payment: cash on delivery, or PayPal, which charges USD (Product §9). */
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
            ...(look === 'look' || look === 'part' ? [msg(`delivery.${look}`)] : []),
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
 * A list of what happens after the order. It promises only what other pages of the shop promise, too (Product
 * §9.17).
 */
function NextSteps() {
  const msg = useMsg()
  return (
    <Section as="section" $gap={5}>
      <h2>{msg('checkout.next')}</h2>
      <ShopPromiseList>
        {nextSteps.map(([step, Icon]) => (
          <li key={step}>
            <Icon size={20} />
            {msg(`checkout.next.${step}`, { returnDays: returnPeriodDays })}
          </li>
        ))}
      </ShopPromiseList>
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
 * The reason why the last order failed, beside the pay button. It is not a live region, because a toast has
 * already announced the reason.
 */
const Failure = styled.p`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.danger};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

/*
 * Wide screens show the form and the order side by side. On other screens the pay bar sticks to the bottom.
 */
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
  counter-reset: step;

  & > h1 {
    margin-block: ${space(6)} -${space(5)};

    ${media.desktop} {
      margin-block-start: 0;
    }
  }
`

/*
 * The order and the pay bar. On wide screens they are together at most as high as the window, so only the
 * lines of the order scroll. In a low window this whole box scrolls, and the pay bar stays at its end. On
 * narrow screens this element has no box.
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
    background: ${color.sand};
  }
`

const Section = styled(Stack)`
  & > h2,
  & > fieldset > legend {
    position: relative;
    width: 100%;
    padding-block-end: ${space(3)};
    border-block-end: 1px solid ${color.line};
    font: ${title.h3};
    counter-increment: step;

    &::before {
      display: inline-grid;
      width: ${space(7)};
      height: ${space(7)};
      border-radius: 50%;
      margin-inline-end: ${space(3)};
      background: ${color.ink};
      color: ${color.onAccent};
      font-size: ${text.sm};
      vertical-align: 0.2em;
      content: counter(step);
      content: counter(step) / '';
      place-items: center;
    }
  }

  & > fieldset > legend {
    margin-block-end: ${space(5)};
  }

  &[data-done] > h2,
  &[data-done] > fieldset > legend {
    &::before {
      background: ${color.celadon};
      color: transparent;
    }

    &::after {
      position: absolute;
      inset: calc(1em - 0.675rem) auto auto 0.5rem;
      width: 12px;
      height: 7px;
      border: solid ${color.onAccent};
      border-width: 0 0 2px 2px;
      content: '';
      transform: rotate(-45deg);
    }
  }
`
