import { useMsg } from '@/i18n/use-msg'
import { formatPhone, isCallablePhone, tidyPhone } from '@/lib/kinds/phone'
import { FormTextField } from './fields'
import { useFormValues } from './use-form'

/**
 * The fields for the last name and the first name, in the order of Vietnamese names. In the form they are
 * named `lastName` and `firstName`.
 */
export function NameFields({ firstId }: { firstId?: string | undefined }) {
  const msg = useMsg()
  return (
    <>
      <FormTextField
        id={firstId}
        name="lastName"
        label={msg('auth.lastName')}
        autoComplete="family-name"
        required
      />
      <FormTextField
        name="firstName"
        label={msg('auth.firstName')}
        autoComplete="given-name"
        required
      />
    </>
  )
}

/**
 * The field for a phone number, with the name `phone` in the form. With `isRepeated`, the field repeats below
 * the box how the shop reads the number, so that the shopper notices a typing error (Product §5.7.1). While
 * there is nothing to repeat, an example shows there.
 */
export function PhoneField({ isRepeated = false }: { isRepeated?: boolean }) {
  const msg = useMsg()
  const { phone: typed } = useFormValues<{ phone: string }>()
  const phone = formatPhone(typed)
  const repeated = () =>
    phone && phone !== typed.trim()
      ? msg('checkout.phone.read', { phone })
      : msg('checkout.phone.example')
  return (
    <FormTextField
      name="phone"
      label={msg('auth.phone')}
      hint={isRepeated ? repeated() : undefined}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  )
}

/**
 * Returns a function for the `doubts` of a form. The function asks about a phone number that probably cannot
 * be called.
 */
export function usePhoneDoubt() {
  const msg = useMsg()
  return ({ phone }: { phone: string }) => ({
    phone: isCallablePhone(phone) ? [] : [msg('checkout.phone.doubt', { phone: tidyPhone(phone) })],
  })
}
