import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'

/**
 * Keeps rows rendered that are out of view: the focused one and its neighbours, so that the keyboard
 * neither loses its position nor skips a row, and the pinned one.
 */
export function useRenderedRows(lines: readonly Line[], pinned: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const row = event.target.closest<HTMLElement>('[data-index]')
      const line = lines[Number(row?.dataset.index)]
      if (line) setFocused(lineKey(line))
    },
    [lines],
  )
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexOf = (key: string | undefined) => lines.findIndex((line) => lineKey(line) === key)
      const [focus, pin] = [indexOf(focused), indexOf(pinned)]
      const near = focus < 0 ? [] : [focus - 1, focus, focus + 1]
      const extra = [...near, pin].filter((index) => index >= 0 && index < range.count)
      return [...new Set([...extra, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b)
    },
    [lines, focused, pinned],
  )
  return { rangeExtractor, onFocus }
}
