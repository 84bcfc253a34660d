import { useState } from 'react'
import { TextField } from './TextField'

export type DayFieldProps = {
  label: string
  /** `2026-11-21`. */
  value: string | undefined
  /** Called with the day as `2026-11-21`, or undefined when the field is cleared. */
  onChange: (day: string | undefined) => void
}

/** Earlier years are still being typed: 0002, 0020, 0202. */
const earliest = '2000-01-01'
const latest = '2099-12-31'

/** A day with the browser's picker. `onChange` is not called for a half-typed year, which would load a list for it. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextField
      type="date"
      label={label}
      min={earliest}
      max={latest}
      reserveNote={false}
      value={typed}
      onChange={(day) => {
        setTyped(day)
        if (day === '') onChange(undefined)
        else if (day >= earliest && day <= latest) onChange(day)
      }}
    />
  )
}
