import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Failure } from './Failure'

/** Keeps a failure to draw inside this block: the rest of the page lives, and the block can be tried again. */
export function Boundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={BlockFailed}>
      {children}
    </CatchBoundary>
  )
}

function BlockFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const msg = useMsg()
  return <Failure error={error} message={msg('ui.error')} onRetry={reset} />
}
