import styled from 'styled-components'
import { Accordion } from '@/ui/layout/Accordion'
import type { InfoQuestion } from './info-description'
import { useInfoMsg } from './use-info-msg'

/** Questions that unfold their answers. */
export function InfoQuestions({ questions }: { questions: readonly InfoQuestion[] }) {
  const tell = useInfoMsg()
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: tell(question),
        content: <Answer>{tell(answer)}</Answer>,
      }))}
    />
  )
}

const Answer = styled.p`
  max-width: 38em;
`
