import { RadioGroup, type RadioGroupProps } from '../choosing/RadioGroup'
import { useFormField } from './use-form-field'

type FormRadioGroupProps = Omit<
  RadioGroupProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & { name: string }

/** Radio buttons of the form around them; their value is a string, or null before the choice. */
export function FormRadioGroup({ name, ...rest }: FormRadioGroupProps) {
  return <RadioGroup {...rest} name={name} {...useFormField<string | null>(name)} />
}
