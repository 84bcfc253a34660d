import styled from 'styled-components'
import { color, space } from '@/theme/tokens'
import { RulerIcon } from '@/ui/icons'

type SizeHintProps = {
  /** What to do before there is a size. */
  text: string
}

/** Shown instead of an answer: nothing entered yet, or too few measures. */
export function SizeHint({ text }: SizeHintProps) {
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
