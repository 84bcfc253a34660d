import type { ReactNode } from 'react'
import styled from 'styled-components'
import { chart } from '@/theme/chart.gen'
import { radius, space } from '@/theme/tokens.gen'
import { Row, Text } from '../layout/basics'

export type Bar = {
  key: string
  name: ReactNode
  value: number
  text: string
}

type BarListProps = {
  label: string
  bars: readonly Bar[]
}

/** Horizontal bars in a list. Each bar is below its name and value, and the longest bar fills the width. */
export function BarList({ label, bars }: BarListProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <List aria-label={label}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key}>
          <Row $wrap $gap={[0, 3]} $align="center" $justify="space-between">
            {name}
            <Text as="span" $weight="bold" $numeric $nowrap>
              {text}
            </Text>
          </Row>
          <Track aria-hidden="true" width="100%" height="8">
            <rect width={`${(value / top) * 100}%`} height="8" rx="1" />
          </Track>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  align-content: space-between;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`

const Track = styled.svg`
  display: block;
  border-radius: calc(${radius.sm} / 2);
  background: ${chart.rest};

  & > rect {
    fill: ${chart.value};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & > rect {
      fill: CanvasText;
    }
  }
`
