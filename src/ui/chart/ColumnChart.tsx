import { type PointerEvent, useState } from 'react'
import styled from 'styled-components'
import { chart } from '@/theme/chart.gen'
import { color, media, size, space, text } from '@/theme/tokens.gen'
import { Grid, Text } from '../layout/basics'

export type ChartColumn = {
  key: string
  /** The label below the column. Some labels are left out if there is not enough room. */
  label: string
  value: number
  /** The full description of the column. It shows above the chart, and screen readers read it. */
  text: string
}

type ColumnChartProps = {
  /**
   * The name of the chart for screen readers. It tells what the columns show and which keys move between
   * them.
   */
  label: string
  columns: readonly ChartColumn[]
  /** Returns a short text for a value on the axis, for example "12 tr". */
  formatTick: (value: number) => string
}

const labelRoom = 6
/**
 * The share of its slot that a column fills. In a chart with few columns, `widest` limits the width, in % of
 * the chart.
 */
const fill = 0.64
const widest = 9

/**
 * A chart of columns. An invisible slider above the columns handles the pointer, touch and arrow keys. It
 * announces the chosen column, which is also described above the chart.
 */
export function ColumnChart({ label, columns, formatTick }: ColumnChartProps) {
  const [picked, setPicked] = useState<string>()
  const ticks = axisTicks(Math.max(0, ...columns.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const slot = 100 / columns.length
  const width = Math.min(slot * fill, widest)
  const found = columns.findIndex(({ key }) => key === picked)
  const at = found >= 0 ? found : columns.length - 1
  const pick = (index: number) => setPicked(columns[index]?.key)
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: room } = currentTarget.getBoundingClientRect()
    pick(
      Math.min(
        columns.length - 1,
        Math.max(0, Math.floor(((clientX - left) / room) * columns.length)),
      ),
    )
  }
  return (
    <Grid $gap={3}>
      <Reading aria-hidden="true" $numeric>
        {columns[at]?.text}
      </Reading>
      <Area>
        <Scale aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </Scale>
        <Plot>
          <svg aria-hidden="true" width="100%" height="100%">
            {ticks.map((tick) => {
              const y = `${100 - (tick / top) * 100}%`
              return <Rule key={tick} x1="0" x2="100%" y1={y} y2={y} data-zero={tick === 0} />
            })}
            {columns.map(({ key, value }, index) => (
              <Bar
                key={key}
                x={`${slot * (index + 0.5) - width / 2}%`}
                y={`${100 - (value / top) * 100}%`}
                width={`${width}%`}
                height={`${(value / top) * 100}%`}
                data-picked={index === at || undefined}
              />
            ))}
          </svg>
          <Slider
            type="range"
            min={0}
            max={columns.length - 1}
            value={at}
            aria-label={label}
            aria-valuetext={columns[at]?.text}
            onChange={({ target }) => pick(Number(target.value))}
            onPointerMove={follow}
            onPointerDown={follow}
          />
        </Plot>
        <Labels aria-hidden="true">
          {labelledColumnIndexes(columns.length, labelRoom).map((index) => (
            <span key={columns[index]?.key} style={{ left: `${slot * (index + 0.5)}%` }}>
              {columns[index]?.label}
            </span>
          ))}
        </Labels>
      </Area>
    </Grid>
  )
}

/**
 * Returns the values on the axis: from 0 to at least `max`, in at most four equal steps. A step is 1, 2 or 5
 * times a power of ten. If all values are 0, the axis ends at 1.
 */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  const step = Math.max(1, Math.round(factor * power))
  const count = Math.ceil(max / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/**
 * Returns the indexes of the columns with a label: the first column and then columns at equal distances, at
 * most `room` of them.
 */
export function labelledColumnIndexes(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every)
}

const Reading = styled(Text)`
  min-height: ${space(6)};
`

const Area = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
`

const Plot = styled.div`
  position: relative;
  height: 192px;

  & > svg {
    display: block;
    overflow: visible;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: ${space(1)};
  }
`

const Rule = styled.line`
  stroke: ${color.line};
  stroke-width: 1;

  &[data-zero='true'] {
    stroke: ${color.lineStrong};
  }
`

const Bar = styled.rect`
  fill: ${chart.value};

  &[data-picked] {
    fill: ${chart.mark};
  }

  @media (forced-colors: active) {
    fill: CanvasText;

    &[data-picked] {
      fill: Highlight;
    }
  }
`

const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  min-height: ${size.target};
  height: 100%;
  margin: 0;
  cursor: crosshair;
  opacity: 0;
  touch-action: pan-y;
`

/* Each text has the line height 0, so that it is centred on its line of the chart. */
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

const Labels = styled.div`
  position: relative;
  grid-column: 2;
  height: ${space(5)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;

  & > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;

    &:not(:nth-child(3n + 1)) {
      ${media.narrow} {
        display: none;
      }
    }
  }
`
