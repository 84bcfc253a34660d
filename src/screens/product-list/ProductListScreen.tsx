import { useNavigate } from '@tanstack/react-router'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { ProductList } from '@/features/catalogue/list/ProductList'
import { Container } from '@/ui/layout/Container'
import { LateCardHeart } from '../wishlist/LateHeart'
import { CategoryHead } from './CategoryHead'

type ProductListScreenProps = {
  /** Category, or null for all products. */
  slug: string | null
  /** What the address says: filters, order and page. */
  search: ListSearch
}

/** Product §2: products of a category, or all of them. Page, sort order and search text are in the URL. */
export function ProductListScreen({ slug, search }: ProductListScreenProps) {
  const navigate = useNavigate()
  return (
    <Container>
      <ProductList
        slug={slug}
        search={search}
        onSearchChange={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
        heart={(product) => <LateCardHeart product={product} />}
        heading={(data, failed) => (
          <CategoryHead slug={slug} data={data} q={search.q} failed={failed} />
        )}
      />
    </Container>
  )
}
