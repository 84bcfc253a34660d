import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Failure } from './ErrorState'

type BoundaryProps = {
  /** Shown below the error, where the block is one way of several to get on. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * An error boundary for one block: the rest of the page keeps working, and the block offers a retry, which
 * reads anew.
 */
export function Boundary({ instead, children }: BoundaryProps) {
  return (
    <Instead value={instead}>
      <CatchBoundary getResetKey={() => 0} errorComponent={BlockFailed}>
        {children}
      </CatchBoundary>
    </Instead>
  )
}

/** A context, because another error component would throw the failed block's state away with each render. */
const Instead = createContext<ReactNode>(null)

function BlockFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const msg = useMsg()
  const client = useQueryClient()
  // What could not be drawn is likely in an answer: drawn again from the same one, it would fail again.
  const retry = () => {
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries().finally(reset)
  }
  return (
    <>
      <Failure error={error} message={msg('ui.error')} onRetry={retry} />
      {use(Instead)}
    </>
  )
}

type FramePartProps = {
  children: ReactNode
  /** The time of the data that the part shows; with newer data it is drawn again. */
  dataAt: number
  fallback?: ReactNode
}

/**
 * An error boundary for a part of the page's frame: where it can't be drawn, the others stand and nothing is
 * said.
 */
export function FramePart({ children, dataAt, fallback = null }: FramePartProps) {
  return (
    <CatchBoundary getResetKey={() => dataAt} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  )
}
