import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

/** Stands in the story of a component that has nothing to show, so that a reader does not take it for broken. */
export function NothingOnPurpose() {
  return <Note>This state shows nothing, on purpose: the component takes no room.</Note>
}

/** Says above a story that the address or the story asks for a state of the mock world which does not exist. */
export function WorldProblem({ text }: { text: string }) {
  return (
    <Bar role="alert">
      <b>{text}</b> The story shows the usual world.
    </Bar>
  )
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Bar = styled.p`
  margin-block-end: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${color.dangerSoft};
  color: ${color.danger};
`
