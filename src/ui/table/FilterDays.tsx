import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { DayField, type DayFieldProps } from '../fields/DayField'

type FilterDaysProps = {
  /** The first day of the span. */
  from: DayFieldProps
  /** Its last day. */
  to: DayFieldProps
}

/** The first and last day of a `FilterLine`: side by side wherever there is room for both. */
export function FilterDays({ from, to }: FilterDaysProps) {
  return (
    <Pair>
      {[from, to].map((day) => (
        <Day key={day.label} data-filter="" data-set={day.value !== undefined || undefined}>
          <DayField {...day} />
        </Day>
      ))}
    </Pair>
  )
}

const Pair = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    gap: ${space(2)};
  }
`

/* The word stands before the day, as in a sentence. */
const Day = styled.div`
  & > div {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
  }

  label {
    flex: none;
  }
`
