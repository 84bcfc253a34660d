import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/basics'

export type SpinnerProps = {
  /** Read out by screen readers; without it the spinner is decoration. */
  label?: string | undefined
}

/** A ring in the text colour, as large as the text. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <Frame role={label === undefined ? undefined : 'status'}>
      <Ring aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Frame>
  )
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`

/* Turns under reduced motion too: a ring that stands still looks as if nothing happens. */
const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
