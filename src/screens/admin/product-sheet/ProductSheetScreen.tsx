import { adminProductsSearch } from '@/domain/product/products-list'
import { useProductFilters, useProductsEmpty } from '@/features/admin-products/list/product-filters'
import { VariantSheetView } from '@/features/admin-products/sheet/VariantSheetView'
import { AdminHead } from '@/features/admin/AdminHead'
import { BackLink } from '@/features/admin/BackLink'
import { useMsg } from '@/i18n/use-msg'
import { scrollToTop } from '@/lib/scroll-to-top'
import { Pagination } from '@/ui/data/Pagination'
import { FilterLine } from '@/ui/table/FilterLine'
import { ListEmpty } from '@/ui/table/ListStates'
import { useListSearch } from '@/ui/table/use-list'

/** Product §10.3.3: the variants of the products that the list's filters let through, as a sheet. */
export function ProductSheetScreen() {
  const msg = useMsg()
  const list = useListSearch({ schema: adminProductsSearch })
  const { page: _, ...asked } = list.search
  const { find, filters } = useProductFilters()
  const empty = useProductsEmpty()
  return (
    <>
      <BackLink to="/admin/products" search={asked}>
        {msg('adminProduct.back')}
      </BackLink>
      <AdminHead title={msg('adminSheet.title')} />
      <FilterLine list={list} text={find} filters={filters} />
      <VariantSheetView
        search={list.search}
        empty={(pagination) => (
          <ListEmpty
            {...empty}
            pagination={pagination}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
          />
        )}
        pages={(pagination) => <Pagination pagination={pagination} onPageChange={scrollToTop} />}
      />
    </>
  )
}
