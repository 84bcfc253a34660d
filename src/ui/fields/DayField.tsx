import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { dayOrText, dayText, isDay, withDateSlash } from '@/lib/typed-day'
import { type OneLineFieldProps, TextField } from './TextField'

/**
 * A text field for a day, typed as people in Vietnam write it, in any language of the browser. The value is
 * `2026-11-21` if the text is a day, and otherwise the text itself.
 */
export function DayTextField({ value, onChange, onBlur, onKeyDown, ...rest }: OneLineFieldProps) {
  const msg = useMsg()
  const text = dayText(value)
  const finish = () => {
    const day = dayOrText(text)
    if (day !== value) onChange(day)
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={msg('ui.day.format')}
      {...rest}
      value={text}
      // During a composition the text is not read, because a change would cancel the composition.
      onChange={(next, isComposing) =>
        onChange(isComposing ? next : dayOrText(withDateSlash(text, next), true))
      }
      onBlur={(event) => {
        finish()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (isEnter(event)) finish()
        onKeyDown?.(event)
      }}
    />
  )
}

export type DayFilterFieldProps = {
  label: string
  /** The day as `2026-11-21`. */
  value: string | undefined
  /** Called with the day as `2026-11-21`, or with undefined when the field is cleared. */
  onChange: (day: string | undefined) => void
}

/** The first and the last day that can be typed. The shop has no older data. */
const earliest = '2000-01-01'
const latest = '2099-12-31'

/**
 * A day outside a form, for example as a filter. `onChange` is not called for a half-typed day, because the
 * list would load for a wrong day.
 */
export function DayFilterField({ label, value = '', onChange }: DayFilterFieldProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const isKnown = (day: string) => isDay(day) && day >= earliest && day <= latest
  const isWrong = isLeft && typed !== '' && !isKnown(typed)
  return (
    <DayTextField
      label={label}
      reserveNote={isWrong}
      value={typed}
      error={isWrong ? msg('ui.day.problem') : undefined}
      onChange={(next) => {
        setTyped(next)
        setLeft(false)
        if (next === '') onChange(undefined)
        else if (isKnown(next)) onChange(next)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}
