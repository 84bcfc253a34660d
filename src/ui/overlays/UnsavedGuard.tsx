import { useBlocker } from '@tanstack/react-router'
import { lazy } from 'react'
import { Late } from '../feedback/Boundary'

const UnsavedDialog = lazy(() =>
  import('./UnsavedDialog').then((module) => ({ default: module.UnsavedDialog })),
)

/**
 * Asks before the screen or the page is left while something is unsaved. To leave after saving, navigate with
 * `ignoreBlocker`.
 */
export function UnsavedGuard({ unsaved, text }: { unsaved: boolean; text: string }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Late>
      <UnsavedDialog text={text} onStay={reset} onLeave={proceed} />
    </Late>
  )
}
