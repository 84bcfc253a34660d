import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For the button of a row that leaves the list by being pressed: hands the focus to the same button of the row after
 * it, or before it, else to the heading, so that whoever works down the list by keys goes on where they were.
 */
export function useFocusOnwards(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(function handOnFocus() {
    const button = ref.current
    return () => {
      // Still in the page here, and still holding the focus, if it ever had it.
      if (button && document.activeElement === button) successorOf(button)?.focus()
    }
  }, [])
  return ref
}

function successorOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('[role=row]')
  for (const other of [row?.nextElementSibling, row?.previousElementSibling]) {
    const found = other?.querySelector<HTMLElement>('[data-confirm]')
    if (found) return found
  }
  return document.querySelector('h1')
}
