import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField'
import type { InForm } from './in-form'
import { useFilledField } from './use-filled-field'

/** A password field in a form; its value is a string. */
export function FormPasswordField({ name, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useFilledField(name)} />
}
