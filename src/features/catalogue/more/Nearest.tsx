import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { Category, ProductSummary } from '@/api/generated/model'
import { nearestFirst, nearestSearch } from '@/domain/catalogue/nearest'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { Grid } from '@/ui/layout/basics'
import { CardGrid } from '../CardGrid'
import { productsQuery, useCategories } from '../queries'

/** One row on wide screens. */
const mostProducts = 4

/**
 * In place of a product or a category that is not there: products named like the last part of its address, and the categories,
 * nearest first.
 */
export function Nearest({ slug }: { slug: string }) {
  const msg = useMsg()
  const products = useNearest(slug)
  const categories = useCategories(null).data ?? []
  return (
    <Grid $gap={6}>
      <CategoryLinks
        label={msg('catalogue.categories')}
        categories={nearestFirst(slug, categories)}
      />
      {products.length > 0 && (
        <>
          <h2>{msg('catalogue.nearest')}</h2>
          <CardGrid products={products} />
        </>
      )}
    </Grid>
  )
}

type CategoryLinksProps = { label: string; categories: readonly Category[] }

export function CategoryLinks({ label, categories }: CategoryLinksProps) {
  return (
    <Categories aria-label={label}>
      {categories.map(({ name, slug }) => (
        <Link key={slug} to="/category/$slug" params={{ slug }}>
          {name}
        </Link>
      ))}
    </Categories>
  )
}

/** Searches for two words of the address, and for the first alone where too little is named like both. */
function useNearest(slug: string): ProductSummary[] {
  const [both, first] = [nearestSearch(slug, 2), nearestSearch(slug, 1)]
  const near = useQuery({ ...productsQuery(null, { q: both }), enabled: both !== '' }).data
  const isFew = near !== undefined && near.products.length < mostProducts
  const wide = useQuery({ ...productsQuery(null, { q: first }), enabled: isFew }).data
  if (!near || (isFew && !wide)) return []
  const all = new Map(
    [...near.products, ...(wide?.products ?? [])].map((product) => [product.id, product]),
  )
  return nearestFirst(slug, [...all.values()]).slice(0, mostProducts)
}

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
