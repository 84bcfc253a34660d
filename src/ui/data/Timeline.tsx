import styled from 'styled-components'
import { localeAtom } from '@/i18n/state'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, space, text, weight } from '@/theme/tokens'

type TimelineProps = {
  /** `at` is an ISO 8601 timestamp; `by` names who took the step. */
  steps: readonly { title: string; at: string; note: string | null; by?: string | null }[]
  /** Names the list where no heading does. */
  'aria-label'?: string
  /** Id of the heading that names the list. */
  'aria-labelledby'?: string
}

/** Past events, the latest first. */
export function Timeline({ steps, ...label }: TimelineProps) {
  const locale = useAtomValue(localeAtom)
  return (
    <Steps {...label}>
      {steps
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ title, at, note, by }) => (
          <Step key={`${title} ${at}`}>
            <Title>{title}</Title>
            <When>
              <time dateTime={at}>{formatMoment(at, locale)}</time>
              {by && ` · ${by}`}
            </When>
            {note && <span>{note}</span>}
          </Step>
        ))}
    </Steps>
  )
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  position: relative;
  display: grid;
  padding: 0 0 ${space(5)} ${space(7)};

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    position: absolute;
    top: 0.45em;
    left: 0;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    content: '';
  }

  &:first-child::before {
    border-color: ${color.celadon};
    background: ${color.celadon};
  }

  &:not(:last-child)::after {
    position: absolute;
    top: calc(0.45em + 14px);
    bottom: -0.2em;
    left: 6px;
    border-inline-start: 2px solid ${color.line};
    content: '';
  }
`

const Title = styled.span`
  font-weight: ${weight.bold};
`

const When = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
