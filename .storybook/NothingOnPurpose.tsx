import styled from 'styled-components'
import { color, text } from '@/theme/tokens'

/** Stands in the story of a component that has nothing to show, so that a reader does not take it for broken. */
export function NothingOnPurpose() {
  return <Note>This state shows nothing, on purpose: the component takes no room.</Note>
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
