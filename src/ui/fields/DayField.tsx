import { useState } from 'react'
import { TextField } from './TextField'

type DayFieldProps = {
  label: string
  /** `2026-11-21`. */
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** Years before it are still being typed: 0002, 0020, 0202. */
const earliest = '2000-01-01'
/** Keeps a year at four digits. */
const latest = '2099-12-31'

/** A day, by the browser's own picker. Half a year typed is not told: a list would be asked for the year 202. */
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
