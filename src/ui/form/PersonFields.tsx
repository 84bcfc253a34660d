import { useMsg } from '@/i18n/use-msg'
import { formatPhone, isCallable, tidyPhone } from '@/lib/kinds/phone'
import { FormTextField } from './fields'
import { useFormValues } from './use-form'

/** Family name and given name, in the order of Vietnamese names: the form's `lastName` and `firstName`. */
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
 * A phone number: the form's `phone`. Where it `isRepeated` as it is read, a typo shows before the courier
 * calls (Product §5.7.2).
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

/** Returns a form's question about a phone number that hardly anybody could be called at. */
export function usePhoneDoubt() {
  const msg = useMsg()
  return ({ phone }: { phone: string }) => ({
    phone: isCallable(phone) ? [] : [msg('checkout.phone.doubt', { phone: tidyPhone(phone) })],
  })
}
