import { useCallback, useState, useTransition } from 'react'
import { type Line, lineKey } from '@/domain/cart/cart'
import type { EditedLine } from '@/features/cart/edit/EditButton'

/** It stays while its panel closes. */
type Edited = { line: Line; open: boolean }

/**
 * Which line is being edited. The panel's code loads with its first opening; until it is there the line
 * says that it is on its way.
 */
export function useLineEditor() {
  const [asked, setAsked] = useState<string>()
  const [edited, setEdited] = useState<Edited>()
  const [isLoading, startLoading] = useTransition()
  const edit = useCallback((line: Line) => {
    setAsked(lineKey(line))
    startLoading(() => setEdited({ line, open: true }))
  }, [])
  const close = useCallback((line: Line) => setEdited({ line, open: false }), [])
  return { edited, shown: shownOf(edited, isLoading ? asked : undefined), edit, close }
}

function shownOf(edited: Edited | undefined, loading: string | undefined): EditedLine | null {
  if (loading !== undefined) return { key: loading, state: 'loading' }
  return edited?.open ? { key: lineKey(edited.line), state: 'open' } : null
}
