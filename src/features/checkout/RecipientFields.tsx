import type { ReactNode } from 'react'
import type { OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatPhone, isCallable, tidyPhone } from '@/lib/kinds/phone'
import { FieldPair, FormFields } from '@/ui/form/form-layout'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'

type RecipientFieldsProps = {
  /** The address: the form's fields `street` and `region`. */
  address: ReactNode
}

/** Name, phone and address (Product §2), of an order that is placed or changed. */
export function RecipientFields({ address }: RecipientFieldsProps) {
  const msg = useMsg()
  return (
    <FormFields>
      <FieldPair>
        <FormTextField
          name="lastName"
          label={msg('checkout.lastName')}
          autoComplete="family-name"
          required
        />
        <FormTextField
          name="firstName"
          label={msg('checkout.firstName')}
          autoComplete="given-name"
          required
        />
      </FieldPair>
      <PhoneField />
      {address}
    </FormFields>
  )
}

/** Returns the form's question about a phone number that hardly anybody could be called at. */
export function usePhoneDoubt() {
  const msg = useMsg()
  return ({ phone }: Pick<OrderForm, 'phone'>) => ({
    phone: isCallable(phone) ? [] : [msg('checkout.phone.doubt', { phone: tidyPhone(phone) })],
  })
}

/** Repeats a Vietnamese number as it is read, so that a typo shows before the courier calls (Product §5.7). */
function PhoneField() {
  const msg = useMsg()
  const formatted = formatPhone(useFormValues<Pick<OrderForm, 'phone'>>().phone)
  return (
    <FormTextField
      name="phone"
      label={msg('checkout.phone')}
      hint={
        formatted ? msg('checkout.phone.read', { phone: formatted }) : msg('checkout.phone.example')
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  )
}
