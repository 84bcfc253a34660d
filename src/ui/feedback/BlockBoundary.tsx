import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { BlockErrorState } from './ErrorState'

type BoundaryProps = {
  /** The content below the error message. Use it to offer another way to the same goal. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * An error boundary for one block of a page. If the block fails, the rest of the page keeps working. The
 * block then offers a retry, which also requests its data again.
 */
export function BlockBoundary({ instead, children }: BoundaryProps) {
  return (
    <Instead value={instead}>
      <CatchBoundary getResetKey={() => 0} errorComponent={BlockFailed}>
        {children}
      </CatchBoundary>
    </Instead>
  )
}

/**
 * The content below the error of the nearest `BlockBoundary`. The content is in a context, because a new
 * error component at each render would reset the failed block.
 */
const Instead = createContext<ReactNode>(null)

function BlockFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const msg = useMsg()
  const client = useQueryClient()
  // The cause is probably a response of the server, so a retry without new data would fail again.
  const retry = () => {
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries().finally(reset)
  }
  return (
    <>
      <BlockErrorState error={error} message={msg('ui.error')} onRetry={retry} />
      {use(Instead)}
    </>
  )
}

type FramePartProps = {
  children: ReactNode
  /**
   * The time at which the data of the part were loaded, in ms since 1970. After newer data, a failed part is
   * rendered again.
   */
  dataAt: number
  fallback?: ReactNode
}

/**
 * An error boundary for a part around the screens, such as the header. A part that fails is replaced by
 * `fallback` without a message.
 */
export function FrameBoundary({ children, dataAt, fallback = null }: FramePartProps) {
  return (
    <CatchBoundary getResetKey={() => dataAt} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  )
}
