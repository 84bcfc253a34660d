import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { color, space, weight } from '@/theme/tokens'
import { Boundary } from '@/ui/Boundary'
import type { InfoQuestion } from './info-description'
import { useInfoMsg } from './use-info-msg'

const Accordion = lazy(() =>
  import('@/ui/Accordion').then((module) => ({ default: module.Accordion })),
)

/** Questions that unfold their answers; until the code for that is there, the questions in their places. */
export function InfoQuestions({ questions }: { questions: readonly InfoQuestion[] }) {
  const tell = useInfoMsg()
  return (
    <Boundary>
      <Suspense fallback={<Asked questions={questions.map(({ question }) => tell(question))} />}>
        <Accordion
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: tell(question),
            content: <Answer>{tell(answer)}</Answer>,
          }))}
        />
      </Suspense>
    </Boundary>
  )
}

function Asked({ questions }: { questions: readonly string[] }) {
  return (
    <List>
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </List>
  )
}

/* As high as a folded accordion. */
const List = styled.ul`
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;

  & > li {
    padding-block: ${space(4)};
    padding-inline-end: ${space(10)};
    border-block-end: 1px solid ${color.line};
    font-weight: ${weight.bold};
  }
`

const Answer = styled.p`
  max-width: 38em;
`
