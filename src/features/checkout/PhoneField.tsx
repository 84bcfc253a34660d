import type { OrderForm } from '@/domain/order/form'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'

/** Repeats a Vietnamese number as it is read, so that a typo shows before the courier calls (Product §5.7). */
export function PhoneField() {
  const msg = useMsg()
  const spoken = formatPhone(useFormValues<OrderForm>().phone)
  return (
    <FormTextField
      name="phone"
      label={msg('checkout.phone')}
      hint={spoken ? msg('checkout.phone.read', { phone: spoken }) : msg('checkout.phone.example')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  )
}
