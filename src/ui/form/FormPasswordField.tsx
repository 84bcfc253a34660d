import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField'
import { useFormField } from './use-form-field'

type FormPasswordFieldProps = Omit<
  PasswordFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  /** Name of the value in the form. */
  name: string
}

/** A password field in a form; its value is a string. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  return <PasswordField {...rest} name={name} {...useFormField<string>(name)} />
}
