import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * dnd-kit hears arrows only from a moment after the lift on, and counts from a wrong place until it has measured. An
 * arrow pressed before that is held here and pressed again when it is ready.
 *
 * @param lifted - This item is the one being moved.
 * @param measured - dnd-kit knows where it is.
 * @returns A handler for the keys of the handle: true where the key is held, and nobody else may have it.
 */
export function useEarlyArrow(lifted: boolean, measured: boolean) {
  const ready = useRef(false)
  const held = useRef<() => void>(undefined)
  useEffect(() => {
    if (!lifted || !measured) return
    // The library starts to listen in a timer too, which was set before this one.
    const timer = setTimeout(() => {
      ready.current = true
      held.current?.()
    })
    return () => {
      clearTimeout(timer)
      ready.current = false
      held.current = undefined
    }
  }, [lifted, measured])

  return ({ code, currentTarget }: KeyboardEvent): boolean => {
    if (!lifted || ready.current || !code.startsWith('Arrow')) return false
    held.current = () => {
      currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { code, bubbles: true }))
    }
    return true
  }
}
