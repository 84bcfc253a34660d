import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

/**
 * Whether the pointer or the focus is among the toasts. F6 moves the focus to the first button there; `leave` gives
 * it back to where it was, before the button that has it disappears.
 */
export function useToastAttention() {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // As soon as they are in sight: the key may come right behind.
  useLayoutEffect(function focusToastsOnF6() {
    const onKeyDown = (event: KeyboardEvent) => {
      const button = region.current?.querySelector('button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true

  return {
    attended: hovered || focused,
    leave() {
      setHovered(false)
      if (!isInside(document.activeElement)) return
      if (cameFrom.current?.isConnected) cameFrom.current.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    ref: region,
    onPointerOver: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus({ relatedTarget }: FocusEvent) {
      if (!isInside(relatedTarget)) {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      }
      setFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isInside(relatedTarget)),
  }
}
