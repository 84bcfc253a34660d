import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

/** A checkbox in a form; its value is a boolean. */
export function FormCheckbox({ name, ...rest }: InForm<Omit<CheckboxProps, 'checked'>>) {
  const { value, ...field } = useFormField<boolean>(name)
  return <Checkbox {...rest} name={name} checked={value} {...field} />
}
