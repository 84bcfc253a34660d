import styled from 'styled-components'
import { Accordion } from '@/ui/layout/Accordion'
import type { InfoQuestion } from './info-description'
import { useInfoMsg } from './use-info-msg'

type InfoQuestionsProps = {
  /** Each with its answer, in their order. */
  questions: readonly InfoQuestion[]
}

/** Questions that expand to show their answers. */
export function InfoQuestions({ questions }: InfoQuestionsProps) {
  const infoMsg = useInfoMsg()
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: infoMsg(question),
        content: <Answer>{infoMsg(answer)}</Answer>,
      }))}
    />
  )
}

const Answer = styled.p`
  max-width: 38em;
`
