import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'

type SearchNothingProps = { q: string; onLeave: () => void }

/** Nothing found, and what to do about it. */
export function SearchNothing({ q, onLeave }: SearchNothingProps) {
  const msg = useMsg()
  return (
    <EmptyState
      title={msg('search.nothing', { q })}
      text={msg('search.nothing.text')}
      action={
        <ButtonLink to="/products" onClick={onLeave}>
          {msg('catalogue.seeAll')}
        </ButtonLink>
      }
    />
  )
}
