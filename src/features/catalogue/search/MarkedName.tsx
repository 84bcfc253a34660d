import styled from 'styled-components'
import { markedParts } from '@/lib/text'
import { color, weight } from '@/theme/tokens'

type MarkedNameProps = {
  name: string
  /** What was searched for. */
  q: string
}

/** A name with what was searched for marked, blind to case and Vietnamese marks. */
export function MarkedName({ name, q }: MarkedNameProps) {
  return markedParts(name, q).map(({ text, at, marked }) =>
    marked ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
  )
}

const Mark = styled.mark`
  background: none;
  color: ${color.accent};
  font-weight: ${weight.bold};

  @media (forced-colors: active) {
    text-decoration: underline;
  }
`
