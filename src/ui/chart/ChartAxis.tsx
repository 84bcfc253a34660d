import styled from 'styled-components'
import { color, text } from '@/theme/tokens'

type ChartAxisProps = {
  /** Values of the grid lines, lowest first. */
  ticks: readonly number[]
  /** Shortens a value so that it fits beside the chart: "12 tr". */
  format: (value: number) => string
}

/** The values beside a chart, each at its grid line. */
export function ChartAxis({ ticks, format }: ChartAxisProps) {
  return (
    <Scale aria-hidden="true">
      {ticks.toReversed().map((tick) => (
        <span key={tick}>{format(tick)}</span>
      ))}
    </Scale>
  )
}

/* Lines without height centre each text on its grid line. */
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  & > span {
    height: 0;
    line-height: 0;
  }
`
