import { useMsg } from '@/i18n/use-msg'
import { formatPhone, isCallable, tidyPhone } from '@/lib/kinds/phone'
import { FormTextField } from './fields'
import { useFormValues } from './use-form'

/**
 * The fields for family name and given name, in the order of Vietnamese names. Their names in the form are
 * `lastName` and `firstName`.
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
 * The field for a phone number, `phone` in the form. With `isRepeated` the number is repeated below as the
 * shop reads it, so that the shopper sees a typo before the courier calls (Product §5.7.2).
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
 * Returns the function for a form's `doubts` that asks about a phone number at which probably nobody can be
 * reached.
 */
export function usePhoneDoubt() {
  const msg = useMsg()
  return ({ phone }: { phone: string }) => ({
    phone: isCallable(phone) ? [] : [msg('checkout.phone.doubt', { phone: tidyPhone(phone) })],
  })
}
