import { lazy, useEffect } from 'react'
import { useAtomValue } from '@/lib/store'
import { Late } from '../feedback/Boundary'
import { askedAtom } from './confirm'

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** Renders what `useConfirm` asks, once on a page; loads the dialog with the first question. */
export function ConfirmOutlet() {
  const asked = useAtomValue(askedAtom)
  useEffect(
    function answerWhatIsGone() {
      return () => asked?.answer(false)
    },
    [asked],
  )
  if (!asked) return null
  return (
    <Late>
      <ConfirmDialog key={asked.number} {...asked} />
    </Late>
  )
}
