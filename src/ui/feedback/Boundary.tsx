import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { bar, color, depths, shadow, space } from '@/theme/tokens'
import { Failure } from './ErrorState'

/** An error boundary for one block: the rest of the page keeps working, and the block offers a retry. */
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

/**
 * For a lazy overlay, such as a panel or a dialog: renders nothing while its code loads. An error shows in a corner of
 * the screen, and the page keeps working.
 */
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
    top: calc(${bar.headerCover} + ${space(2)});
    right: ${space(3)};
    display: block;
    width: min(360px, 100vw - 2 * ${space(3)});
    background: ${color.paper};
    box-shadow: ${shadow.high};
  }
`
