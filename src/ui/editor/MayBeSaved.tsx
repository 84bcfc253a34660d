import type { ReactNode } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { ErrorState } from '../feedback/ErrorState'

/** A new thing was sent, and nobody knows whether it arrived: saving it again could make two. */
export function MayBeSaved({ look }: { look: (words: string) => ReactNode }) {
  const msg = useMsg()
  return (
    <ErrorState
      compact
      message={msg('editor.mayBeSaved')}
      action={look(msg('editor.mayBeSaved.look'))}
    />
  )
}
