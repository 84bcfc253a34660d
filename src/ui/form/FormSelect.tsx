import { Select, type SelectProps } from '../choosing/Select'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

/** A select in a form; its value is always one of the options, so it shows no errors. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  const { value, onChange, onBlur } = useFormField<string>(name)
  return <Select {...rest} name={name} value={value} onChange={onChange} onBlur={onBlur} />
}
