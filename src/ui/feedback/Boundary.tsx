import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Failure } from './ErrorState'

type BoundaryProps = {
  /** Shown below the error. Use it if there is another way to do what the block is for. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * An error boundary for one block. If the block fails, the rest of the page keeps working and the block
 * offers a retry, which fetches its data again.
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

/**
 * A context, because an error component that changes would discard the failed block's state at each render.
 */
const Instead = createContext<ReactNode>(null)

function BlockFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const msg = useMsg()
  const client = useQueryClient()
  // The cause is probably an answer of the server, so a retry without a new request would fail again.
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
  /** The time of the data that the part shows. With newer data a failed part is rendered again. */
  dataAt: number
  fallback?: ReactNode
}

/** An error boundary for a part of the page's frame. A part that fails disappears without a message. */
export function FramePart({ children, dataAt, fallback = null }: FramePartProps) {
  return (
    <CatchBoundary getResetKey={() => dataAt} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  )
}
