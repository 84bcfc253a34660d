import { useCallback, useLayoutEffect, useRef } from 'react'
import { useFormField } from './use-form-field'

/**
 * A field of the form around it whose handlers stay the same, for controls that cost too much to be drawn anew with
 * every key typed elsewhere: wrap those in `memo`. A change may build on the value before it, so that several that
 * come together all count.
 */
export function useQuietField<Value>(name: string) {
  const field = useFormField<Value>(name)
  const form = useRef(field)
  const latest = useRef(field.value)
  // With the drawing itself: an effect that comes later would take back a change that was made in between.
  useLayoutEffect(function followForm() {
    form.current = field
    latest.current = field.value
  })
  const onChange = useCallback((change: Value | ((before: Value) => Value)) => {
    latest.current = isFunction(change) ? change(latest.current) : change
    form.current.onChange(latest.current)
  }, [])
  const onBlur = useCallback(() => form.current.onBlur(), [])
  return { value: field.value, error: field.error, onChange, onBlur }
}

function isFunction<Value>(
  change: Value | ((before: Value) => Value),
): change is (before: Value) => Value {
  return typeof change === 'function'
}
