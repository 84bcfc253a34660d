import styled from 'styled-components'
import { markedParts } from '@/lib/text'
import { color, weight } from '@/theme/tokens'

type MarkedNameProps = {
  /** Name of the product. */
  name: string
  /** The search text. */
  q: string
}

/** A name with the matches of a search highlighted, ignoring case and diacritics. */
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
