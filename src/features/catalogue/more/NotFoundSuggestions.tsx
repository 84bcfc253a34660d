import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { Grid } from '@/ui/layout/basics'
import { CardGrid } from '../CardGrid'
import { chipStyle } from '../chip'
import { productsQuery, useCategories } from '../queries'

/** The greatest number of suggested products: one row on wide screens. */
const mostProducts = 4

/**
 * Suggestions in place of a missing product or category: the categories, and products that match the words of
 * the URL.
 * @param slug The slug of the missing product or category.
 */
export function NotFoundSuggestions({ slug }: { slug: string }) {
  const msg = useMsg()
  const q = slug.replaceAll('-', ' ').slice(0, limits.nameMax).trim()
  const { data } = useQuery({ ...productsQuery(null, { q }), enabled: q !== '' })
  return (
    <Grid $gap={6}>
      <CategoryLinks label={msg('catalogue.categories')} />
      {data && data.products.length > 0 && (
        <>
          <h2>{msg('catalogue.nearest')}</h2>
          <CardGrid products={data.products.slice(0, mostProducts)} />
        </>
      )}
    </Grid>
  )
}

export function CategoryLinks({ label }: { label: string }) {
  return (
    <Categories aria-label={label}>
      {useCategories(null).data?.map(({ name, slug }) => (
        <Link key={slug} to="/category/$slug" params={{ slug }}>
          {name}
        </Link>
      ))}
    </Categories>
  )
}

const Categories = styled.nav`
  display: flex;
  min-height: ${space(11)};
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};

  & > a {
    ${chipStyle}
  }
`
