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

/** The number of suggested products: one row on wide screens. */
const suggested = 4

/**
 * Suggestions in place of a missing product or category: the categories, and products that match the words of
 * the URL. If too few products match, other products follow.
 * @param slug The slug of the missing product or category.
 */
export function NotFoundSuggestions({ slug }: { slug: string }) {
  const msg = useMsg()
  const q = slug.replaceAll('-', ' ').slice(0, limits.nameMax).trim()
  const { data: matching } = useQuery({ ...productsQuery(null, { q }), enabled: q !== '' })
  const { data: others } = useQuery(productsQuery(null, {}))
  const products = [...(matching?.products ?? []), ...(others?.products ?? [])]
  const different = [...new Map(products.map((product) => [product.id, product])).values()]
  return (
    <Grid $gap={6}>
      <CategoryLinks label={msg('catalogue.categories')} />
      {(matching || q === '') && others && different.length > 0 && (
        <>
          <h2>{msg('catalogue.nearest')}</h2>
          <CardGrid products={different.slice(0, suggested)} />
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
