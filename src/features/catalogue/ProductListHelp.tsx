import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { EmptyState } from '@/ui/EmptyState'
import { ButtonLink, Link } from '@/ui/Link'
import { categoriesQuery } from './queries'

type SearchHelpProps = {
  q: string
  /** The search was confined to a category. */
  filtered: boolean
}

/** Nothing was found: what to try instead. */
export function SearchHelp({ q, filtered }: SearchHelpProps) {
  const msg = useMsg()
  const categories = useQuery(categoriesQuery(null))
  return (
    <Help>
      <EmptyState title={msg('list.none', { q })} />
      <Tips aria-label={msg('list.help.tips')}>
        <li>{msg('list.help.spelling')}</li>
        <li>{msg('list.help.words')}</li>
      </Tips>
      <Ways>
        {filtered && (
          <ButtonLink to="." search={({ page: _, category: __, ...rest }) => rest}>
            {msg('list.help.filter')}
          </ButtonLink>
        )}
        <ButtonLink to="/products" variant="secondary">
          {msg('list.help.clear')}
        </ButtonLink>
      </Ways>
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
  justify-items: center;
  padding-bottom: ${space(16)};

  & p {
    overflow-wrap: anywhere;
  }
`

const Tips = styled.ul`
  max-width: 48ch;
  padding-inline-start: ${space(5)};
  margin-bottom: ${space(8)};
  color: ${color.inkSoft};
`

const Ways = styled.div`
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
  margin-top: ${space(6)};
  gap: 0 ${space(6)};
  font-size: ${text.md};

  & > a {
    padding-block: ${space(2.5)};
  }
`
