import { useBlocker } from '@tanstack/react-router'
import { useTyped } from '@/lib/use-typed'
import { late } from '../feedback/late'

const UnsavedDialog = late(async () => (await import('./UnsavedDialog')).UnsavedDialog)

type UnsavedGuardProps = {
  unsaved: boolean
  text: string
  /** Nothing is lost while the address changes in its search only: another page of the same list. */
  survivesSearch?: boolean
}

/** Asks before something unsaved is left. To leave after saving, navigate with `ignoreBlocker`. */
export function UnsavedGuard({ unsaved, text, survivesSearch = false }: UnsavedGuardProps) {
  useTyped(unsaved)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && !(survivesSearch && current.pathname === next.pathname),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return <UnsavedDialog text={text} onStay={reset} onLeave={proceed} />
}
