import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import type { AddressForm } from './address-form'

/** Repeats a Vietnamese number as it is read, so that a typo shows (Product §5.7). */
export function AddressPhoneField() {
  const msg = useMsg()
  const spoken = formatPhone(useFormValues<AddressForm>().phone)
  return (
    <FormTextField
      name="phone"
      label={msg('book.phone')}
      hint={spoken ? msg('book.phone.read', { phone: spoken }) : msg('book.phone.example')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  )
}
