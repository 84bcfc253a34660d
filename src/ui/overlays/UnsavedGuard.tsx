import { useBlocker } from '@tanstack/react-router'
import { useMsg } from '@/i18n/use-msg'
import { useReloadBlock } from '@/lib/reload-page'
import { useConfirm } from './confirm'

type UnsavedGuardProps = {
  unsaved: boolean
  text: string
  /**
   * True if nothing is lost when only the search parameters of the URL change, for example for another page
   * of the same list.
   */
  survivesSearch?: boolean
}

/**
 * Asks before the user leaves the page with unsaved values. To leave after saving without a question,
 * navigate with `ignoreBlocker`.
 */
export function UnsavedGuard({ unsaved, text, survivesSearch = false }: UnsavedGuardProps) {
  useReloadBlock(unsaved)
  const ask = useConfirmLoss('page', text)
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      unsaved && !(survivesSearch && current.pathname === next.pathname) && !(await ask()),
    enableBeforeUnload: () => unsaved,
  })
  return null
}

/**
 * Returns a function that asks before typed text is lost. The function resolves to true if the user agrees to
 * lose the text.
 */
export function useConfirmLoss(of: 'page' | 'window', text: string): () => Promise<boolean> {
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
