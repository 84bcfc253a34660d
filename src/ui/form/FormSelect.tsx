import { Select, type SelectProps } from '../choosing/Select'
import { useFormField } from './use-form-field'

type FormSelectProps = Omit<SelectProps, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  /** Name of the value in the form. */
  name: string
}

/** A select in a form; its value is always one of the options, so it shows no errors. */
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { value, onChange, onBlur } = useFormField<string>(name)
  return <Select {...rest} name={name} value={value} onChange={onChange} onBlur={onBlur} />
}
