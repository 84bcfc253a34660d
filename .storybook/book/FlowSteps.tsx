import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { LinkTo, StoryOf } from './StoryOf'

/** A step of a way through the shop: a screen, what happens there, and what leads on. */
export type FlowStep = {
  title: string
  what: ReactNode
  show: readonly [file: string, story: string]
  globals?: string
}

/** Screens in the order in which people see them, at phone and desktop size. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <Steps>
      {steps.map(({ title, what, globals = '', show: [file, story] }) => (
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
              globals={`viewport.value:phone${globals && `;${globals}`}`}
            />
            <StoryOf
              file={file}
              story={story}
              title={`${title}, on a desktop`}
              width={1440}
              height={1000}
              {...(globals && { globals })}
            />
          </Windows>
        </Step>
      ))}
    </Steps>
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
