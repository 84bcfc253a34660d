import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { chart } from '@/theme/chart.gen'
import { color, space } from '@/theme/tokens'
import { Stack, Text } from '../layout/basics'

export type SplitPart = {
  key: string
  name: ReactNode
  value: number
  /** Its share, formatted: "62%". */
  share: string
  detail: string
}

type SplitBarProps = {
  label: string
  /** The plain part, then the hatched one. */
  parts: readonly [SplitPart, SplitPart]
}

/** A whole in two parts, one plain and one hatched, so that they differ without colours. */
export function SplitBar({ label, parts }: SplitBarProps) {
  const hatch = useId()
  const [first, second] = parts
  const whole = first.value + second.value
  const width = whole === 0 ? 0 : (first.value / whole) * 100
  return (
    <Stack $gap={4} $align="start">
      <Drawing aria-hidden="true" width="100%" height="28">
        <Hatch id={hatch} />
        <rect x={`${width}%`} width={`${100 - width}%`} height="28" fill={`url(#${hatch})`} />
        <Plain width={`${width}%`} height="28" />
        {width > 0 && width < 100 && <Gap x1={`${width}%`} x2={`${width}%`} y1="0" y2="28" />}
      </Drawing>
      <Stack as="ul" $gap={2} aria-label={label}>
        {parts.map(({ key, name, share, detail }, index) => (
          <Part key={key}>
            <svg aria-hidden="true" width="16" height="16">
              {index === 0 ? (
                <Plain width="16" height="16" />
              ) : (
                <rect width="16" height="16" fill={`url(#${hatch})`} />
              )}
            </svg>
            <span>{name}</span>
            <Text as="span" $size="lg" $weight="bold" $numeric>
              {share}
            </Text>
            <Detail as="span" $color="inkSoft" $numeric>
              {detail}
            </Detail>
          </Part>
        ))}
      </Stack>
    </Stack>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <Ground width="6" height="6" />
        <Stroke d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" />
      </pattern>
    </defs>
  )
}

const Drawing = styled.svg`
  display: block;
`

const Plain = styled.rect`
  fill: ${chart.value};
`

const Ground = styled.rect`
  fill: ${chart.rest};
`

const Stroke = styled.path`
  stroke: ${chart.mark};
  stroke-width: 1.5;
`

const Gap = styled.line`
  stroke: ${color.surface};
  stroke-width: 3;
`

const Part = styled.li`
  display: grid;
  grid-template-columns: 16px 1fr auto;
  align-items: center;
  gap: 0 ${space(3)};
`

const Detail = styled(Text)`
  grid-column: 2 / -1;
`
