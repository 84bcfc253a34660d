import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, depths, shadow, size, space } from '@/theme/tokens'
import { Failure } from './ErrorState'

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

/**
 * A part over the page whose code comes late, such as a panel or a dialog: nothing until it is there. Where it
 * fails, that is said in a corner, and the page goes on.
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

/* Seen only with a failure directly inside: what works places itself. */
const Corner = styled.div`
  display: contents;

  &:has(> [role='alert']) {
    position: fixed;
    z-index: ${depths.toast};
    top: calc(${size.header} + ${space(2)});
    right: ${space(3)};
    display: block;
    width: min(360px, 100vw - 2 * ${space(3)});
    background: ${color.paper};
    box-shadow: ${shadow.high};
  }
`
