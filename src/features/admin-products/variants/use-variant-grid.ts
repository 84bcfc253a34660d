import { useLayoutEffect, useRef, useState } from 'react'
import type { VariantGrid } from '@/domain/admin/variant-grid'
import { useLateField } from '@/ui/form/use-late-field'
import { changedGrid, type GridAction, openGrid } from './grid-state'

/** The whole form hears of typing when it rests for so long, in ms: drawing all of it would hold the next key up. */
const restMs = 300

type GridProps = { value: VariantGrid; onChange: (next: VariantGrid) => void }

/**
 * The grid while it is edited. A keystroke shows in its cell at once; the form hears of it when the typing rests, or
 * earlier by `flush`, and before it is sent or left. A value that is not the field's own (restored, saved) is taken over.
 */
export function useVariantGrid({ value, onChange }: GridProps) {
  const [state, setState] = useState(() => openGrid(value))
  const [told] = useState(() => new WeakSet<object>())
  const [seen, setSeen] = useState(value)
  if (!isSame(value, seen)) {
    setSeen(value)
    if (!isOwn(value, told)) setState(openGrid(value))
  }
  const now = useRef({ state, onChange })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(function rememberBoth() {
    now.current = { state, onChange }
  })

  const [verbs] = useState(() => {
    function flush() {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      const { grid } = now.current.state
      for (const part of [grid.colors, grid.sizes, grid.variants]) told.add(part)
      now.current.onChange(grid)
    }
    function change(action: GridAction, soon = false) {
      const next = changedGrid(now.current.state, action)
      now.current = { ...now.current, state: next }
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restMs)
      if (!soon) flush()
    }
    return { flush, change, latest: () => now.current.state }
  })
  useLayoutEffect(() => verbs.flush, [verbs])
  useLateField(verbs.flush)
  return { state, ...verbs }
}

function isSame(one: VariantGrid, other: VariantGrid): boolean {
  return one.colors === other.colors && one.sizes === other.sizes && one.variants === other.variants
}

function isOwn({ colors, sizes, variants }: VariantGrid, told: WeakSet<object>): boolean {
  return told.has(colors) && told.has(sizes) && told.has(variants)
}
