import { useQuery } from '@tanstack/react-query'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categoryOptions, knowsEnglish } from '@/features/admin-categories/tree'
import { ProductFilters } from '@/features/admin-products/list/ProductFilters'
import { ProductsEmpty } from '@/features/admin-products/list/ProductsEmpty'
import { VariantSheetView } from '@/features/admin-products/sheet/VariantSheetView'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'
import { BackLink } from '../BackLink'

type ProductSheetScreenProps = {
  search: AdminProductsSearch
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
}

/** Product §10.3.3: the variants of the products that the list's filters let through, as a sheet. */
export function ProductSheetScreen({ search, onSearch }: ProductSheetScreenProps) {
  const msg = useMsg()
  const { page: _, ...filters } = search
  const known = useQuery(adminCategoriesQuery).data ?? []
  const categories = categoryOptions(known)
  return (
    <>
      <BackLink to="/admin/products" search={filters}>
        {msg('adminProduct.back')}
      </BackLink>
      <AdminHead title={msg('adminSheet.title')} />
      <ProductFilters
        search={search}
        categories={categories}
        hasEnglish={knowsEnglish(known)}
        onSearch={onSearch}
      />
      <VariantSheetView
        search={search}
        empty={(pagination) => (
          <ProductsEmpty search={search} pagination={pagination} onSearch={onSearch} />
        )}
        pages={(pagination) => (
          <ListPagination
            pagination={pagination}
            onPageChange={() => window.scrollTo({ top: 0 })}
          />
        )}
      />
    </>
  )
}
