import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row that leaves its list while the focus is in it, because it no longer passes the filter or is gone: hands
 * the focus to the same column of the row after it, or before it, else to the screen's heading, so that whoever works
 * down a list by keys goes on where they were.
 */
export function useFocusOnwards(): RefObject<HTMLTableRowElement | null> {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(function handOnFocus() {
    const row = ref.current
    return () => {
      // Still in the page here, and still holding the focus, if it ever had it.
      if (row?.contains(document.activeElement)) successorIn(row)?.focus()
    }
  }, [])
  return ref
}

function successorIn(row: HTMLElement): HTMLElement | null {
  const column = [...row.children].findIndex((cell) => cell.contains(document.activeElement))
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const same = other?.children[column]?.querySelector<HTMLElement>(focusable)
    const found = same ?? other?.querySelector<HTMLElement>(focusable)
    if (found) return found
  }
  return document.querySelector('h1')
}

const focusable = 'a[href], button, input, select, textarea'
