import { useEffect } from 'react'
import { useAtomValue } from '@/lib/store'
import { late } from '../feedback/late'
import { askedAtom } from './confirm'

const ConfirmDialog = late(async () => (await import('./ConfirmDialog')).ConfirmDialog)

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
  return <ConfirmDialog key={asked.number} {...asked} />
}
