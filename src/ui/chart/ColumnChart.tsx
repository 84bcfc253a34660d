import { type PointerEvent, useState } from 'react'
import styled from 'styled-components'
import { chart } from '@/theme/chart.gen'
import { color, media, size, space, text } from '@/theme/tokens.gen'
import { Grid, Text } from '../layout/basics'

export type Column = {
  key: string
  /** Shown below the column when there is room. */
  label: string
  value: number
  /** The full description, for the line above the chart and for screen readers. */
  text: string
}

type ColumnChartProps = {
  /** Names the columns and the keys that move between them, for screen readers. */
  label: string
  columns: readonly Column[]
  /** Shortens a value of the axis: "12 tr". */
  formatTick: (value: number) => string
}

const labelRoom = 6
/**
 * Share of its slot that a column fills; `widest`, in percent of the chart, limits charts with few columns.
 */
const fill = 0.64
const widest = 9

/**
 * Columns over days. An invisible slider over them takes pointer, finger and arrow keys, and announces the
 * column described above.
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
          {labelledColumns(columns.length, labelRoom).map((index) => (
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
 * Returns up to five whole steps of 1, 2 or 5 times a power of ten, from 0 to at least `max`. Without values
 * the axis ends at 1.
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

/** Returns the indexes of evenly spaced columns that get a label: the first, and at most `room` in all. */
export function labelledColumns(count: number, room: number): number[] {
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
