import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ButtonLink } from '../actions/Link'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState'
import { SearchIcon } from '../frame-icons'

/** What a list without rows says. */
export type ListEmptyTexts = {
  /** Where there is nothing at all; the icon is what the list is of, in 48 px. */
  nothing: Omit<EmptyStateProps, 'titleAs'>
  /** While search or filters are set. */
  noMatch: string
}

type ListEmptyProps = ListEmptyTexts & {
  pagination: { current_page: number; last_page: number; total?: number | null }
  isNarrowed: boolean
  onClear: () => void
}

/** In the place of a list's rows: the page lies past the end, nothing fits the filters, or there is nothing yet. */
export function ListEmpty({
  nothing,
  noMatch,
  pagination: { total, current_page, last_page },
  isNarrowed,
  onClear,
}: ListEmptyProps) {
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
