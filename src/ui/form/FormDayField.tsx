import { dayOrText } from '@/lib/typed-day'
import { DayTextField, type DayTextFieldProps } from '../fields/DayField'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'
import { useLateField } from './use-late-field'

/** A day in a form; its value is `2026-11-21`, or what is typed where that is none. */
export function FormDayField({ name, ...rest }: InForm<DayTextFieldProps>) {
  const field = useFormField<string>(name)
  useLateField(() => {
    const day = dayOrText(field.value)
    if (day !== field.value) field.onChange(day)
  })
  return <DayTextField {...rest} {...field} name={name} />
}
