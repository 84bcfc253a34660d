import { TextField, type TextFieldProps } from '../fields/TextField'
import { useFormField } from './use-form-field'

type FormTextFieldProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  /** Name of the value in the form. */
  name: string
}

/** A text field in a form; its value is a string. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} name={name} {...useFormField<string>(name)} />
}
