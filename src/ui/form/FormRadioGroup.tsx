import { RadioGroup, type RadioGroupProps } from '../choosing/RadioGroup'
import { useFormField } from './use-form-field'

type FormRadioGroupProps = Omit<
  RadioGroupProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  /** Name of the field in the form. */
  name: string
}

/** Radio buttons in a form; their value is a string, or null before the first choice. */
export function FormRadioGroup({ name, ...rest }: FormRadioGroupProps) {
  return <RadioGroup {...rest} name={name} {...useFormField<string | null>(name)} />
}
