import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

type OrderFailureProps = {
  /** Id of the element, for the button that it describes. */
  id: string
  /** What failed, and what to do. */
  children: string
}

/**
 * Why the order was not placed, beside the pay button until the next try. The toast has read it out already, so this is
 * no live region.
 */
export function OrderFailure({ id, children }: OrderFailureProps) {
  return (
    <Box ref={bringIntoView} id={id}>
      {children}
    </Box>
  )
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

const Box = styled.p`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.danger};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`
