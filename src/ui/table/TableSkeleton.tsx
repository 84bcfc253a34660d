import styled from 'styled-components'
import { color, media, radius, space } from '@/theme/tokens'
import { Skeleton } from '../feedback/Skeleton'
import type { Density } from './use-list'

type TableSkeletonProps = {
  /** How many rows to draw: as many as will come. */
  rows?: number
  density?: Density
}

/** A placeholder for a `DataTable`, with as many rows as the page will have, so that nothing below shifts. */
export function TableSkeleton({ rows = 20, density = 'compact' }: TableSkeletonProps) {
  return (
    <Frame aria-hidden="true" data-density={density}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Line key={row}>
          <Skeleton height="20px" />
        </Line>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

const Line = styled.div`
  display: grid;
  height: 84px;
  align-items: center;
  padding-inline: ${space(3)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  ${media.tablet} {
    height: 49px;

    [data-density='comfortable'] > & {
      height: 69px;
    }

    ${media.coarse} {
      height: 57px;
    }
  }
`
