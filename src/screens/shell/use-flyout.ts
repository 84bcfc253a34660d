import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { canHover } from '@/theme/breakpoints'

/** Time in ms for which a pointer has to stay before something opens, and to be away before it closes. */
const restMs = 150

/**
 * Whether a flyout is open, that stands in the element of `root`. The pointer counts over the parent of that element
 * as well, which holds the item the flyout belongs to.
 */
export function useFlyout(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)

  useEffect(
    function followPointer() {
      const item = root.current?.parentElement
      if (!item) return undefined
      let timer = 0
      const wait = (next: boolean) => {
        timer = window.setTimeout(() => setOpen(next), restMs)
      }
      const rest = ({ type, pointerType }: PointerEvent) => {
        clearTimeout(timer)
        if (pointerType === 'mouse') wait(type === 'pointerenter')
      }
      // It may have come before this did, which is loaded late. A finger leaves `:hover` behind where it was.
      if (canHover() && item.matches(':hover')) wait(true)
      item.addEventListener('pointerenter', rest)
      item.addEventListener('pointerleave', rest)
      return () => {
        clearTimeout(timer)
        item.removeEventListener('pointerenter', rest)
        item.removeEventListener('pointerleave', rest)
      }
    },
    [root],
  )

  // As soon as it is in sight, and not a moment after: Escape may come right behind.
  useLayoutEffect(
    function closeFromOutside() {
      if (!open) return undefined
      const stops = () => [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
      const onKeyDown = (event: KeyboardEvent) => {
        // The key that opened it is done with.
        if (event.defaultPrevented) return
        const hasFocus = isWithin(root, document.activeElement)
        if (event.key === 'Escape') {
          if (hasFocus) stops()[0]?.focus()
          setOpen(false)
        }
        if (hasFocus && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault()
          moveFocus(stops(), event.key === 'ArrowDown' ? 1 : -1)
        }
      }
      const onPointerDown = ({ target }: PointerEvent) => {
        if (!isWithin(root, target)) setOpen(false)
      }
      document.addEventListener('keydown', onKeyDown)
      document.addEventListener('pointerdown', onPointerDown)
      return () => {
        document.removeEventListener('keydown', onKeyDown)
        document.removeEventListener('pointerdown', onPointerDown)
      }
    },
    [root, open],
  )

  return {
    open,
    setOpen,
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !isWithin(root, relatedTarget)) setOpen(false)
    },
  }
}

function isWithin(root: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && root.current?.contains(target) === true
}

function moveFocus(stops: HTMLElement[], by: 1 | -1): void {
  const now = stops.findIndex((stop) => stop === document.activeElement)
  stops.at((now + by) % stops.length)?.focus()
}
