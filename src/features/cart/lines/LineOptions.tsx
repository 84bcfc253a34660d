import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { color, text } from '@/theme/tokens'

/** A line's colour and size; nothing for a line without options. */
export function LineOptions({ line }: { line: Pick<Line, 'color' | 'size'> }) {
  const options = [line.color, line.size].filter(Boolean).join(' · ')
  return options ? <Options>{options}</Options> : null
}

const Options = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`
