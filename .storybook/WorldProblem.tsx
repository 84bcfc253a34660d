import styled from 'styled-components'
import { color, space } from '@/theme/tokens'

/** Says above a story that the address or the story asks for a state of the mock world which does not exist. */
export function WorldProblem({ text }: { text: string }) {
  return (
    <Bar role="alert">
      <b>{text}</b> The story shows the usual world.
    </Bar>
  )
}

const Bar = styled.p`
  margin-block-end: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${color.dangerSoft};
  color: ${color.danger};
`
