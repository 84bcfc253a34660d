import { useCallback, useLayoutEffect, useRef } from 'react'
import { useFormField } from './use-form-field'

/**
 * `useFormField` with stable handlers, for a costly control in `memo`. `onChange` takes an updater too, so that changes before a
 * render all count.
 */
export function useQuietField<Value>(name: string) {
  const field = useFormField<Value>(name)
  const form = useRef(field)
  const latest = useRef(field.value)
  // A layout effect: a passive one could run after a newer change and undo it.
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
