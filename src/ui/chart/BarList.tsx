import type { ReactNode } from 'react'
import styled from 'styled-components'
import { chart } from '@/theme/chart.gen'
import { radius, space } from '@/theme/tokens.gen'
import { Row, Text } from '../layout/basics'

export type ChartBar = {
  key: string
  name: ReactNode
  /** The length of the bar as a share of the full width, from 0 to 1. */
  share: number
  text: string
  /** The colour of the bar, if it has a meaning. */
  fill?: string
}

type BarListProps = { label: string; bars: readonly ChartBar[] }

/** A list of horizontal bars, each below its name and value. A bar with the share 1 fills the width. */
export function BarList({ label, bars }: BarListProps) {
  return (
    <List aria-label={label}>
      {bars.map(({ key, name, share, text, fill }) => (
        <li key={key}>
          <Row $wrap $gap={[0, 3]} $align="center" $justify="space-between">
            {name}
            <Text as="span" $weight="bold" $numeric $nowrap>
              {text}
            </Text>
          </Row>
          <Track aria-hidden="true" width="100%" height="8" style={{ color: fill }}>
            <rect width={`${share * 100}%`} height="8" rx="1" />
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
  color: ${chart.value};

  & > rect {
    fill: currentColor;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & > rect {
      fill: CanvasText;
    }
  }
`
