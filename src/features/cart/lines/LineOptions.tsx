import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { color, text } from '@/theme/tokens'

type LineOptionsProps = {
  /** The line; what it has no choice of is left out. */
  line: Pick<Line, 'color' | 'size'>
}

/** A line's colour and size; nothing for a line without options. */
export function LineOptions({ line }: LineOptionsProps) {
  const options = [line.color, line.size].filter(Boolean).join(' · ')
  return options ? <Options>{options}</Options> : null
}

const Options = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`
