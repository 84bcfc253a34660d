import { Combobox, type ComboboxProps } from '../choosing/Combobox'
import { useFormField } from './use-form-field'

type FormComboboxProps = Omit<ComboboxProps, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  name: string
  /** Called after the form took the choice over, to change what hangs on it. */
  onChange?: (value: string | null) => void
}

/**
 * A combobox of the form around it; its value is a string or null. An `error` of the caller, such as a list that could
 * not be loaded, comes before that of the form.
 */
export function FormCombobox({ name, onChange, error, ...rest }: FormComboboxProps) {
  const field = useFormField<string | null>(name)
  return (
    <Combobox
      {...rest}
      {...field}
      name={name}
      error={error ?? field.error}
      onChange={(value) => {
        field.onChange(value)
        onChange?.(value)
      }}
    />
  )
}
