import { useRef } from 'react'
import { useFormField } from './use-form-field'
import { useLateField } from './use-late-field'

/** `useFormField` for a text box. Password managers may fill it without an event: what stands in it is taken when the form is sent. */
export function useFilledField(name: string) {
  const field = useFormField<string>(name)
  const ref = useRef<HTMLInputElement>(null)
  useLateField(
    (shown = field.value) => {
      if (bare(shown) !== bare(field.value)) field.onChange(shown)
    },
    () => ref.current?.value,
  )
  return { ...field, name, ref }
}

/** Boxes of one line, and those for e-mail, show some spaces in another way than they stand in the value. */
const bare = (text: string) => text.replace(/\s/g, '')
