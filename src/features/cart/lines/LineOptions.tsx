import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { color, text } from '@/theme/tokens'

/** Colour and size of a line, where it has them. */
export function LineOptions({ line }: { line: Pick<Line, 'color' | 'size'> }) {
  const options = [line.color, line.size].filter(Boolean).join(' · ')
  return options ? <Options>{options}</Options> : null
}

const Options = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`
