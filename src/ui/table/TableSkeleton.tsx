import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space } from '@/theme/tokens'
import { Skeleton } from '../feedback/Skeleton'

type TableSkeletonProps = {
  /** How many rows to draw: as many as will come. */
  rows?: number
}

/** A placeholder for a `DataTable`, with as many rows as the page will have, so that nothing below shifts. */
export function TableSkeleton({ rows = 20 }: TableSkeletonProps) {
  return (
    <Frame aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
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
  height: 200px;
  padding: ${space(3)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  ${media.tablet} {
    height: 61px;
    align-items: center;
  }
`
