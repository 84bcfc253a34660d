import { useQuery } from '@tanstack/react-query'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categoryOptions, knowsEnglish } from '@/features/admin-categories/tree'
import { ExportProducts } from '@/features/admin-products/list/ExportProducts'
import { ProductFilters } from '@/features/admin-products/list/ProductFilters'
import { ProductsList } from '@/features/admin-products/list/ProductsList'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { Boundary } from '@/ui/feedback/Boundary'
import { PlusIcon } from '@/ui/icons'
import { AdminHead } from '../AdminHead'
import { listPages } from '../list-pages'
import { useMayOpen } from '../screen-needs'

type ProductsScreenProps = {
  search: AdminProductsSearch
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** Product §10.3, Products: every product, with filters, inline and bulk changes. */
export function ProductsScreen({ search, onSearch }: ProductsScreenProps) {
  const msg = useMsg()
  const mayOpen = useMayOpen()
  const { page: _, ...filters } = search
  const known = useQuery(adminCategoriesQuery).data ?? []
  const categories = categoryOptions(known)
  return (
    <>
      <AdminHead
        title={msg('adminProducts.title')}
        main={
          mayOpen('/admin/products/create') && (
            <ButtonLink to="/admin/products/create">
              <PlusIcon size={20} />
              {msg('adminProducts.create')}
            </ButtonLink>
          )
        }
      >
        {mayOpen('/admin/products/sheet') && (
          <ButtonLink variant="secondary" to="/admin/products/sheet" search={filters}>
            {msg('adminProducts.sheet')}
          </ButtonLink>
        )}
        {mayOpen('/admin/products/import') && (
          <ButtonLink variant="secondary" to="/admin/products/import">
            {msg('adminProducts.import')}
          </ButtonLink>
        )}
        <ExportProducts search={search} />
      </AdminHead>
      <Boundary>
        <ProductFilters
          search={search}
          categories={categories}
          hasEnglish={knowsEnglish(known)}
          onSearch={onSearch}
        />
      </Boundary>
      <Boundary>
        <ProductsList
          search={search}
          categories={categories}
          onSearch={onSearch}
          pages={listPages}
        />
      </Boundary>
    </>
  )
}
