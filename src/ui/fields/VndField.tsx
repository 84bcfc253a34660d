import { useLayoutEffect, useRef } from 'react'
import { groupedVnd, typedVnd } from '@/lib/vnd-input'
import { TextField, type TextFieldProps } from './TextField'

type VndFieldProps = Omit<TextFieldProps, 'multiline' | 'ref'>

/** An amount in whole VND, grouped while typed; `250k` becomes `250.000`. Its value is the text: `readVnd` parses it. */
export function VndField({ value, onChange, onBlur, ...rest }: VndFieldProps) {
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
      ref={input}
      value={value}
      onChange={(text) => {
        const typed = typedVnd(value, text, input.current?.selectionStart ?? text.length)
        caret.current = typed.caret
        onChange(typed.text)
      }}
      onBlur={(event) => {
        const grouped = groupedVnd(value)
        if (grouped !== value) onChange(grouped)
        onBlur?.(event)
      }}
    />
  )
}
