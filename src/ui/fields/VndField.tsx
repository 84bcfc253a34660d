import { groupedVnd } from '@/lib/vnd-input'
import { TextField, type TextFieldProps } from './TextField'
import { groupWhileTyped } from './vnd-typing'

type VndFieldProps = Omit<TextFieldProps, 'multiline' | 'ref'>

/** An amount in whole VND, grouped while typed; `250k` becomes `250.000`. Its value is the text: `readVnd` parses it. */
export function VndField({ value, onChange, onBlur, ...rest }: VndFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={groupWhileTyped}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const grouped = groupedVnd(value)
        if (grouped !== value) onChange(grouped)
        onBlur?.(event)
      }}
    />
  )
}
