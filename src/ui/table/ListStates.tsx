import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { ButtonLink } from '../actions/Link'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'
import { Skeleton } from '../feedback/Skeleton'
import { SearchIcon } from '../frame-icons'

/** The texts of a list without rows. */
export type ListEmptyTexts = {
  /** For a list that is empty without any filter. The icon shows the kind of row, in 48 px. */
  nothing: Omit<EmptyStateProps, 'titleAs'>
  /** Shown while a search or a filter is set. */
  noMatch: string
}

type ListEmptyProps = ListEmptyTexts & {
  pagination: { current_page: number; last_page: number; total?: number | null }
  isNarrowed: boolean
  onClear: () => void
}

/**
 * Shown in place of a list's rows: if the page lies past the last one, if nothing matches the filters, or if
 * there is nothing yet.
 */
export function ListEmpty({
  nothing,
  noMatch,
  pagination: { total, current_page, last_page },
  isNarrowed,
  onClear,
}: ListEmptyProps): ReactNode {
  const msg = useMsg()
  if (typeof total === 'number' ? total > 0 : Math.max(current_page, last_page) > 1)
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

/** A placeholder for a `DataTable`, with as many rows as the page will have, so that nothing below shifts. */
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
