import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'

type SearchNothingProps = {
  /** What was searched for. */
  q: string
  /** Called when another way is taken, to close the panel. */
  onNavigate: () => void
}

/** Shown when the search finds nothing. */
export function SearchNothing({ q, onNavigate }: SearchNothingProps) {
  const msg = useMsg()
  return (
    <EmptyState
      title={msg('search.nothing', { q })}
      text={msg('search.nothing.text')}
      action={
        <ButtonLink to="/products" onClick={onNavigate}>
          {msg('catalogue.seeAll')}
        </ButtonLink>
      }
    />
  )
}
