import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { depths } from '@/theme/depths'
import { color, shadow, size, space } from '@/theme/tokens'
import { Boundary } from './Boundary'

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
