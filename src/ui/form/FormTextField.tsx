import { TextField, type TextFieldProps } from '../fields/TextField'
import type { InForm } from './in-form'
import { useFilledField } from './use-filled-field'

/** A text field in a form; its value is a string. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} {...useFilledField(name)} />
}
