import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'

/**
 * Rows that stay drawn though they are out of view: the one with the focus and its neighbours, so that
 * the keyboard neither loses its place nor skips a row, and the pinned one.
 */
export function useDrawnRows(lines: readonly Line[], pinned: string | undefined) {
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
      const at = (key: string | undefined) => lines.findIndex((line) => lineKey(line) === key)
      const [focus, pin] = [at(focused), at(pinned)]
      const near = focus < 0 ? [] : [focus - 1, focus, focus + 1]
      const extra = [...near, pin].filter((index) => index >= 0 && index < range.count)
      return [...new Set([...extra, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b)
    },
    [lines, focused, pinned],
  )
  return { rangeExtractor, onFocus }
}
