import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { createContext, type ReactNode, Suspense, use } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { stickyBar, color, depths, shadow, space } from '@/theme/tokens'
import { Failure } from './ErrorState'

type BoundaryProps = {
  /** Shown below the error, where the block is one way of several to get on. */
  instead?: ReactNode
  children: ReactNode
}

/** An error boundary for one block: the rest of the page keeps working, and the block offers a retry, which reads anew. */
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

/** An error boundary for a part of the page's frame: where it can't be drawn, the others stand and nothing is said. */
export function FramePart({ children, dataAt, fallback = null }: FramePartProps) {
  return (
    <CatchBoundary getResetKey={() => dataAt} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  )
}

/** For a lazy overlay: nothing shows while its code loads, and an error shows in a corner while the page keeps working. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <Corner>
      <Boundary>
        <Suspense fallback={null}>{children}</Suspense>
      </Boundary>
    </Corner>
  )
}

/* Visible only around an error: overlays position themselves. */
const Corner = styled.div`
  display: contents;

  &:has(> [role='alert']) {
    position: fixed;
    z-index: ${depths.toast};
    top: calc(${stickyBar.headerCover} + ${space(2)});
    right: ${space(3)};
    display: block;
    width: min(360px, 100vw - 2 * ${space(3)});
    background: ${color.paper};
    box-shadow: ${shadow.high};
  }
`
