import { useBlocker } from '@tanstack/react-router'
import { useMsg } from '@/i18n/use-msg'
import { useTyped } from '@/lib/reload-page'
import { useConfirm } from './confirm'

type UnsavedGuardProps = {
  unsaved: boolean
  text: string
  /** Nothing is lost while the address changes in its search only: another page of the same list. */
  survivesSearch?: boolean
}

/** Asks before something unsaved is left. To leave after saving, navigate with `ignoreBlocker`. */
export function UnsavedGuard({ unsaved, text, survivesSearch = false }: UnsavedGuardProps) {
  useTyped(unsaved)
  const ask = useAskToLose('page', text)
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      unsaved && !(survivesSearch && current.pathname === next.pathname) && !(await ask()),
    enableBeforeUnload: () => unsaved,
  })
  return null
}

/**
 * Returns the question before something typed is lost, with a page or with a window. Resolves to true where
 * it may be.
 */
export function useAskToLose(of: 'page' | 'window', text: string): () => Promise<boolean> {
  const msg = useMsg()
  const confirm = useConfirm()
  return () =>
    confirm({
      title: msg(`unsaved.title.${of}`),
      text: <p>{text}</p>,
      labels: { cancel: msg('unsaved.stay'), confirm: msg(`unsaved.leave.${of}`) },
      isLeaving: of === 'page',
    })
}
