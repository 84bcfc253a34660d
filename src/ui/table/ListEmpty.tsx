import type { ReactNode } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ButtonLink } from '../actions/Link'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'
import { SearchIcon } from '../frame-icons'

type ListEmptyProps = {
  /** What the list is of, in 48 px. */
  icon: ReactNode
  /** Said of a page past the last; false on other pages. */
  pastEnd: string | false
  /** Said while filters are set, and how to clear them; false without filters. */
  noMatch: { title: string; text: string; onClear: () => void } | false
  /** Said where there is nothing at all. */
  nothing: Pick<EmptyStateProps, 'title' | 'text' | 'action' | 'icon'>
}

/** In the place of a list's rows: the page lies past the end, nothing fits the filters, or there is nothing yet. */
export function ListEmpty({ icon, pastEnd, noMatch, nothing }: ListEmptyProps) {
  const msg = useMsg()
  if (pastEnd)
    return (
      <EmptyState
        icon={icon}
        title={pastEnd}
        action={
          <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
            {msg('table.firstPage')}
          </ButtonLink>
        }
      />
    )
  if (noMatch)
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title={noMatch.title}
        text={noMatch.text}
        action={<Button onClick={noMatch.onClear}>{msg('table.filters.clear')}</Button>}
      />
    )
  return <EmptyState icon={icon} {...nothing} />
}
