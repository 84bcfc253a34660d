import { type ReactNode, useId, useState } from 'react'
import type { CheckedLine } from '@/domain/cart/checked-lines'
import type { OrderForm } from '@/domain/order/form'
import { isCallable, tidyPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { PageTitle } from '@/ui/layout/PageTitle'
import {
  CheckoutChoice,
  CheckoutColumns,
  CheckoutFields,
  CheckoutSection,
  CheckoutSide,
} from './checkout-columns'
import { DeliveryFields } from './DeliveryFields'
import { readDraft, writeDraft } from './draft'
import { OrderFailure } from './OrderFailure'
import { OrderSummary } from './OrderSummary'
import { PayBar } from './PayBar'
import { PaymentField } from './PaymentField'

export type CheckoutFormProps = {
  /** What is bought, compared with the server. */
  lines: readonly CheckedLine[]
  /** Whether the shopper may have saved addresses. */
  isSignedIn: boolean
  /** Wraps the fields of name, phone and address: the shopper's saved addresses fill them in. */
  saved?: ((fields: ReactNode) => ReactNode) | undefined
  /** The selectors of the administrative address: the form's field `region`. */
  region: ReactNode
  /** The server's errors of single lines, by line key. */
  lineErrors: ReadonlyMap<string, string>
  /** Why the last try failed; null before it and while the next one runs. */
  failure: string | null
  /** What the shopper has to know before she orders; it holds a submit button of its own. */
  notice?: ReactNode
  /** Called with a valid form, which may still lack the payment method. Must not reject. */
  onSubmit: (form: OrderForm, helpers: FormHelpers) => Promise<void>
}

/** Delivery, payment and the order beside them (Product §2). Starts from the draft and saves it. */
export function CheckoutForm({
  lines,
  isSignedIn,
  saved,
  region,
  lineErrors,
  failure,
  notice,
  onSubmit,
}: CheckoutFormProps) {
  const msg = useMsg()
  const deliveryId = useId()
  const failureId = useId()
  const [draft] = useState(readDraft)
  return (
    <Form
      aria-label={msg('checkout.title')}
      initialValues={draft}
      schema={() => import('./schema')}
      doubts={({ phone }) => ({
        phone: isCallable(phone) ? [] : [msg('checkout.phone.doubt', { phone: tidyPhone(phone) })],
      })}
      onValuesChange={writeDraft}
      onSubmit={onSubmit}
    >
      <CheckoutColumns>
        <CheckoutFields>
          <PageTitle>{msg('checkout.title')}</PageTitle>
          <CheckoutSection aria-labelledby={deliveryId}>
            <h2 id={deliveryId}>{msg('checkout.delivery')}</h2>
            <DeliveryFields region={region} isSignedIn={isSignedIn} saved={saved} />
          </CheckoutSection>
          <CheckoutChoice>
            <PaymentField />
          </CheckoutChoice>
        </CheckoutFields>
        <CheckoutSide>
          <OrderSummary lines={lines} lineErrors={lineErrors} />
          {notice}
          {failure && <OrderFailure id={failureId}>{failure}</OrderFailure>}
          <PayBar lines={lines} failureId={failure ? failureId : undefined} />
        </CheckoutSide>
      </CheckoutColumns>
    </Form>
  )
}
