import { Select, type SelectProps } from '../choosing/Select'
import { useFormField } from './use-form-field'

type FormSelectProps = Omit<SelectProps, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  name: string
}

/** A short list of choices of the form around it; its value is one of them, so it has no errors. */
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { value, onChange, onBlur } = useFormField<string>(name)
  return <Select {...rest} name={name} value={value} onChange={onChange} onBlur={onBlur} />
}
