import type { ReactNode } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { ErrorState } from '../feedback/ErrorState'

type MayBeSavedProps = {
  /** Renders a link to where the record would be, with these words. */
  look: (words: string) => ReactNode
}

/** Warns after a create without an answer: the record may exist, and saving again could make a second one. */
export function MayBeSaved({ look }: MayBeSavedProps) {
  const msg = useMsg()
  return (
    <ErrorState
      compact
      message={msg('editor.mayBeSaved')}
      action={look(msg('editor.mayBeSaved.look'))}
    />
  )
}
