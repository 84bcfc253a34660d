import { useLayoutEffect, useRef } from 'react'
import { groupedVnd, typedVnd } from '@/lib/vnd-input'
import { TextField, type TextFieldProps } from '../fields/TextField'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

type FormVndFieldProps = InForm<Omit<TextFieldProps, 'multiline' | 'ref'>>

/** An amount in whole VND (Product §10.4), grouped while typed; `250k` becomes `250.000`. Its value is the text: `readVnd` parses it. */
export function FormVndField({ name, ...rest }: FormVndFieldProps) {
  const field = useFormField<string>(name)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)

  useLayoutEffect(function keepCaretBehindItsDigit() {
    if (caret.current === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...field}
      ref={input}
      name={name}
      onChange={(text) => {
        const typed = typedVnd(field.value, text, input.current?.selectionStart ?? text.length)
        caret.current = typed.caret
        field.onChange(typed.text)
      }}
      onBlur={() => {
        const grouped = groupedVnd(field.value)
        if (grouped !== field.value) field.onChange(grouped)
        field.onBlur()
      }}
    />
  )
}
