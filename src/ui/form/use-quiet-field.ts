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
  const rendered = useRef(field.value)
  // What was changed here and is not rendered yet: a render of something else still has the value before it.
  const onItsWay = useRef<Value[]>([])
  // A layout effect: a passive one could run after a newer change and undo it.
  useLayoutEffect(function followForm() {
    form.current = field
    if (field.value === rendered.current) return
    rendered.current = field.value
    const at = onItsWay.current.indexOf(field.value)
    onItsWay.current = at < 0 ? [] : onItsWay.current.slice(at + 1)
    if (onItsWay.current.length === 0) latest.current = field.value
  })
  const onChange = useCallback((change: Value | ((before: Value) => Value)) => {
    latest.current = isFunction(change) ? change(latest.current) : change
    onItsWay.current.push(latest.current)
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
