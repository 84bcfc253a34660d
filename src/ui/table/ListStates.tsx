import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { ButtonLink } from '../actions/Link'
import { isPastLastPage } from '../data/Pagination'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'
import { Skeleton } from '../feedback/Skeleton'
import { SearchIcon } from '../frame-icons'

/** The texts of a list that has no rows. */
export type ListEmptyTexts = {
  /** The texts if there are no records at all. The icon shows the kind of record, in 48 px. */
  nothing: Omit<EmptyStateProps, 'titleAs'>
  /** The title if no record matches the search or the filters. */
  noMatch: string
}

type ListEmptyProps = ListEmptyTexts & {
  pagination: { current_page: number; last_page: number; total?: number | null }
  isNarrowed: boolean
  onClear: () => void
}

/**
 * The content of a list without rows. There are three cases: the page is beyond the last page, nothing
 * matches the filters, or there are no records at all.
 */
export function EmptyList({
  nothing,
  noMatch,
  pagination,
  isNarrowed,
  onClear,
}: ListEmptyProps): ReactNode {
  const msg = useMsg()
  if (isPastLastPage({ ...pagination, total: pagination.total ?? null }))
    return (
      <EmptyState
        icon={nothing.icon}
        title={msg('table.pastEnd')}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('table.firstPage')}
          </ButtonLink>
        }
      />
    )
  return isNarrowed ? (
    <EmptyState
      icon={<SearchIcon size={48} />}
      title={noMatch}
      text={msg('table.noMatch.text')}
      action={<Button onClick={onClear}>{msg('table.filters.clear')}</Button>}
    />
  ) : (
    <EmptyState {...nothing} />
  )
}

type TableSkeletonProps = {
  /** The number of rows to draw. Use the number of rows that will come. */
  rows?: number
}

/**
 * The placeholder of a table. The placeholder has as many rows as the page will have, so that nothing below
 * the table moves.
 */
export function TableSkeleton({ rows = 20 }: TableSkeletonProps) {
  return (
    <Frame aria-hidden="true">
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

    ${media.coarse} {
      height: 57px;
    }
  }
`
