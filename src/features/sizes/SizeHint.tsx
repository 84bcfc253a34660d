import styled from 'styled-components'
import { color, space } from '@/theme/tokens'
import { RulerIcon } from '@/ui/icons'

/** Shown instead of an answer: nothing entered yet, or too few measures. */
export function SizeHint({ text }: { text: string }) {
  return (
    <Hint>
      <RulerIcon size={40} />
      <p>{text}</p>
    </Hint>
  )
}

const Hint = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;

  & > svg {
    color: ${color.celadon};
  }

  & > p {
    max-width: 30em;
  }
`
