import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, weight } from '@/theme/tokens'

export type Bar = {
  key: string
  /** What it is, perhaps a link. */
  name: ReactNode
  value: number
  /** The value, formatted. */
  text: string
}

type BarListProps = {
  /** Names the list for screen readers. */
  label: string
  /** From top to bottom; their order is the caller's. */
  bars: readonly Bar[]
}

/** Horizontal bars in a list, each below its name and value. The longest fills the width. */
export function BarList({ label, bars }: BarListProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <List aria-label={label}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key}>
          <Line>
            <span>{name}</span>
            <Value>{text}</Value>
          </Line>
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

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

const Value = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  white-space: nowrap;
`

const Track = styled.svg`
  display: block;
  border-radius: 1px;
  background: ${color.sand};

  & > rect {
    fill: ${color.celadon};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & > rect {
      fill: CanvasText;
    }
  }
`
