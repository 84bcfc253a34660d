import { Combobox, type ComboboxProps } from '../choosing/Combobox'
import { useFormField } from './use-form'

type FormComboboxProps = Omit<ComboboxProps, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  name: string
  /** Called after the form has the new value, to change fields that depend on it. */
  onChange?: (value: string | null) => void
}

/** The caller's `error`, such as options that failed to load, comes before the form's. */
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
