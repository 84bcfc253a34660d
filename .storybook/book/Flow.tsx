import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { BookPage } from '../docs/page-parts'
import { LinkTo, StoryOf } from './StoryOf'

/** A step of a way through the shop: a screen, what happens there, and what leads on. */
type FlowStep = {
  title: string
  what: string
  show: [file: string, story: string]
}

type FlowProps = {
  title: string
  lead: string
  steps: FlowStep[]
}

/** A page of screens in the order in which people see them, at phone and desktop size. */
export function Flow({ title, lead, steps }: FlowProps) {
  return (
    <BookPage place="Flows" title={title} lead={lead}>
      <Steps>
        {steps.map(({ title, what, show: [file, story] }) => (
          <Step key={title}>
            <div>
              <h2>{title}</h2>
              <p>
                {what}{' '}
                <LinkTo file={file} story={story}>
                  Open alone
                </LinkTo>
              </p>
            </div>
            <Windows>
              <StoryOf
                file={file}
                story={story}
                title={`${title}, on a phone`}
                width={390}
                height={844}
                globals="viewport.value:phone"
              />
              <StoryOf
                file={file}
                story={story}
                title={`${title}, on a desktop`}
                width={1440}
                height={1000}
              />
            </Windows>
          </Step>
        ))}
      </Steps>
    </BookPage>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(12)};
  padding: 0;
  counter-reset: step;
  list-style: none;
`

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  counter-increment: step;

  & h2::before {
    display: inline-grid;
    place-items: center;
    width: ${space(10)};
    height: ${space(10)};
    margin-inline-end: ${space(3)};
    border-radius: ${radius.pill};
    background: ${color.ink};
    color: ${color.onAccent};
    content: counter(step);
    font-size: ${text.md};
  }

  & > div:first-child {
    display: grid;
    gap: ${space(1)};
  }
`

const Windows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3.2fr);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
