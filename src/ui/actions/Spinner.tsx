import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/basics'

export type SpinnerProps = {
  /** The text for screen readers. Without it, the spinner is only decoration. */
  label?: string | undefined
}

/** A turning ring in the colour and the size of the text. */
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

/*
 * The ring turns even if the user prefers reduced motion, because a still ring looks as if nothing happened.
 */
const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
