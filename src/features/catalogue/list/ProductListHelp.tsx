import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { useCategories } from '@/features/catalogue/queries'

type SearchHelpProps = {
  /** The text that found nothing. */
  q: string
  /** The search was filtered by a category. */
  filtered: boolean
}

/** Suggests what to try when a search finds nothing. */
export function ProductListHelp({ q, filtered }: SearchHelpProps) {
  const msg = useMsg()
  const categories = useCategories(null)
  return (
    <Help>
      <EmptyState
        title={msg('list.none', { q })}
        text={msg('list.help')}
        action={
          <Actions>
            {filtered && (
              <ButtonLink to="." search={({ page: _, category: __, ...rest }) => rest}>
                {msg('list.help.filter')}
              </ButtonLink>
            )}
            <ButtonLink to="/products" variant="secondary">
              {msg('list.help.clear')}
            </ButtonLink>
          </Actions>
        }
      />
      <Categories aria-label={msg('list.help.categories')}>
        {categories.data?.map(({ name, slug }) => (
          <Link key={slug} to="/category/$slug" params={{ slug }}>
            {name}
          </Link>
        ))}
      </Categories>
    </Help>
  )
}

const Help = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`

const Categories = styled.nav`
  display: flex;
  min-height: ${space(11)};
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${space(6)};

  & > a {
    padding-block: ${space(2.5)};
  }
`
