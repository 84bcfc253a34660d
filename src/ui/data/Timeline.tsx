import styled from 'styled-components'
import { useLocale } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { color, space } from '@/theme/tokens.gen'
import { Text } from '../layout/basics'

type TimelineProps = {
  /** The events. `at` is a timestamp in ISO 8601, and `by` is the name of the person who acted. */
  steps: readonly { title: string; at: string; note: string | null; by?: string | null }[]
  'aria-label': string
}

/** A list of past events, the latest first. */
export function Timeline({ steps, ...label }: TimelineProps) {
  const locale = useLocale()
  return (
    <Steps {...label}>
      {steps
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ title, at, note, by }) => (
          <Step key={`${title} ${at} ${note}`}>
            <Text as="span" $weight="bold">
              {title}
            </Text>
            <Text as="span" $size="sm" $color="inkSoft">
              <time dateTime={at}>{formatMoment(at, locale)}</time>
              {by && ` · ${by}`}
            </Text>
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
