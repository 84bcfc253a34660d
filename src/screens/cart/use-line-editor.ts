import { useCallback, useState, useTransition } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'
import type { EditedLine } from '@/features/cart/edit/EditButton'

/** The line stays set while its panel closes, so that the panel is not empty. */
type Edited = { line: Line; open: boolean }

/**
 * State of the edit panel: its line, and whether it is open. The panel's code loads with its first opening; until
 * then the line shows that it is loading.
 */
export function useLineEditor() {
  const [requested, setRequested] = useState<string>()
  const [edited, setEdited] = useState<Edited>()
  const [isLoading, startLoading] = useTransition()
  const edit = useCallback((line: Line) => {
    setRequested(lineKey(line))
    startLoading(() => setEdited({ line, open: true }))
  }, [])
  const close = useCallback((line: Line) => setEdited({ line, open: false }), [])
  return { edited, shown: shownOf(edited, isLoading ? requested : undefined), edit, close }
}

function shownOf(edited: Edited | undefined, loading: string | undefined): EditedLine | null {
  if (loading !== undefined) return { key: loading, state: 'loading' }
  return edited?.open ? { key: lineKey(edited.line), state: 'open' } : null
}
