import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import { useFormField } from './use-form-field'

type FormCheckboxProps = Omit<
  CheckboxProps,
  'name' | 'checked' | 'onChange' | 'onBlur' | 'error'
> & {
  /** Name of the value in the form. */
  name: string
}

/** A checkbox in a form; its value is a boolean. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const { value, ...field } = useFormField<boolean>(name)
  return <Checkbox {...rest} name={name} checked={value} {...field} />
}
