import type { OrderForm } from '@/domain/order/form'
import { formatPhone, isCallable, tidyPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
import { FormFields } from '@/ui/form/form-layout'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Grid } from '@/ui/layout/Stack'
import { AddressFields } from '../addresses/AddressFields'

/** Name, phone and address (Product §2), of an order that is placed or changed. */
export function RecipientFields() {
  const msg = useMsg()
  return (
    <FormFields>
      <Grid $gap={4} $columns={namesBeside}>
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
      </Grid>
      <PhoneField />
      <Boundary>
        <AddressFields />
      </Boundary>
    </FormFields>
  )
}

/** Also on a phone, with room for a name of usual length in each. */
const namesBeside = 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))'

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
