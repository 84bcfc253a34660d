import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Change } from '@/domain/admin/dashboard'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, title } from '@/theme/tokens'

type FigureCardProps = {
  /** What is counted; a link where there is a list of it. */
  name: ReactNode
  /** The figure, formatted. */
  value: string
  /** Direction and size of the change. */
  change: Change
  /** The change in words. */
  words: string
  /** False when an increase is bad. */
  moreIsGood?: boolean
}

const arrows: Record<Change['direction'], string> = { up: '▲', down: '▼', same: '=' }

/** One figure and its change since the previous period, as arrow, text and colour. */
export function FigureCard({ name, value, change, words, moreIsGood = true }: FigureCardProps) {
  const tone =
    change.direction === 'same'
      ? 'even'
      : (change.direction === 'up') === moreIsGood
        ? 'good'
        : 'bad'
  return (
    <Card>
      <Name>{name}</Name>
      <Value>{value}</Value>
      <Words data-tone={tone}>
        <span aria-hidden="true">{arrows[change.direction]}</span> {words}
      </Words>
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: baseline;
  gap: 0 ${space(4)};
  padding: ${space(1)} ${space(4)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space(3)} ${space(4)};
  }
`

const Name = styled.dt`
  display: flex;
  min-height: 44px;
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`

const Value = styled.dd`
  font: ${title.h3};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
  text-align: end;

  ${media.tablet} {
    text-align: start;
  }
`

const Words = styled.dd`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[data-tone='good'] {
    color: ${color.positive};
  }

  &[data-tone='bad'] {
    color: ${color.danger};
  }

  ${media.tablet} {
    margin-block-start: ${space(1)};
  }
`
