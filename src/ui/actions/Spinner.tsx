import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/basics'

export type SpinnerProps = {
  /** Screen readers read this text. Without it the spinner is only decoration. */
  label?: string | undefined
}

/** A ring in the colour of the text, as large as the text. */
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

/* The ring turns under reduced motion too, because a ring that does not move looks as if nothing happens. */
const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
