import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from './FormTextField'

/** Family name and given name, in the order of Vietnamese names: the form's `lastName` and `firstName`. */
export function NameFields() {
  const msg = useMsg()
  return (
    <>
      <FormTextField
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

type PhoneFieldProps = {
  label: string
  /** The number as it is read, so that a typo shows, or an example. */
  hint?: string | undefined
}

/** A phone number: the form's `phone`. */
export function PhoneField({ label, hint }: PhoneFieldProps) {
  return (
    <FormTextField
      name="phone"
      label={label}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  )
}
