import { RadioGroup, type RadioGroupProps } from '../choosing/RadioGroup'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

/** Radio buttons in a form; their value is a string, or null before the first choice. */
export function FormRadioGroup({ name, ...rest }: InForm<RadioGroupProps>) {
  return <RadioGroup {...rest} name={name} {...useFormField<string | null>(name)} />
}
