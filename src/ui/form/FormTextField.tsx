import { TextField, type TextFieldProps } from '../fields/TextField'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

/** A text field in a form; its value is a string. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} name={name} {...useFormField<string>(name)} />
}
