import { lazy, type ReactNode, useRef, useState } from 'react'
import * as v from 'valibot'
import type { AdminProductRow, Pagination } from '@/api/generated/model'
import { type AdminProductsSearch, adminProductsSearch } from '@/domain/admin/products'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { withoutColumns } from '@/lib/list-address'
import type { Option } from '@/ui/choosing/Select'
import { Late } from '@/ui/feedback/Boundary'
import { DataList } from '@/ui/table/DataList'
import { useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { usePinnedRows } from '@/ui/table/use-pinned-rows'
import { productReadErrors } from '../errors'
import { useProductsPage } from '../queries'
import { BulkBar } from './BulkBar'
import { DeleteProducts } from './DeleteProducts'
import { ProductsEmpty } from './ProductsEmpty'
import { useBulk } from './use-bulk'
import { useDeleting } from './use-deleting'
import { useProductColumns } from './use-product-columns'

const PriceWindow = lazy(() =>
  import('./PriceWindow').then((module) => ({ default: module.PriceWindow })),
)

type ProductsListProps = {
  search: AdminProductsSearch
  categories: readonly Option[]
  onSearch: (search: AdminProductsSearch, how?: { replace: boolean }) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of products, by default the last changed first. The selection spans all pages. */
export function ProductsList({ search, categories, onSearch, pages }: ProductsListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useProductsPage(search)
  const address = useListAddress({
    list: 'products',
    search,
    read: readSearch,
    onSearch,
    sort: '-updated',
    roomy: roomyColumns,
  })
  const deleting = useDeleting()
  const [pricing, setPricing] = useState<Pricing>()
  const pinned = usePinnedRows(
    query.data?.products ?? noProducts,
    JSON.stringify(withoutColumns(search)),
  )
  const bulk = useBulk(address.shown(pinned.rows, query.isPlaceholderData), pinned.pin, () =>
    count.current?.focus(),
  )
  const table = useListTable<AdminProductRow>({
    columns: useProductColumns({ onDelete: deleting.ask, pin: pinned.pin }),
    data: pinned.rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: true,
    state: {
      sorting: address.sorting,
      columnVisibility: address.view.visibility,
      rowSelection: bulk.selection,
    },
    onSortingChange: address.onSortingChange,
    onColumnVisibilityChange: address.view.setVisibility,
    onRowSelectionChange: bulk.select,
  })
  return (
    <>
      <DataList
        label={msg('adminProducts.title')}
        query={query}
        table={table}
        address={address}
        notes={pinned.notes}
        rowName={({ name }) => name}
        errorMessage={(error) => errorText(productReadErrors(error))}
        countText={(n) => msg('adminProducts.total', { n })}
        countRef={count}
        problems={{
          report: bulk.report,
          title: (counts) => msg('adminProducts.bulk.failed', counts),
          onClose: bulk.closeReport,
        }}
        empty={({ pagination }) => (
          <ProductsEmpty
            search={search}
            pagination={pagination}
            onSearch={(next) => {
              count.current?.focus()
              onSearch(next)
            }}
          />
        )}
        pages={({ pagination }) => pages(pagination)}
      />
      <BulkBar
        count={bulk.count}
        categories={categories}
        isPending={bulk.isPending}
        onRun={(request) => void bulk.run(request)}
        onPrice={() =>
          setPricing((last) => ({
            products: bulk.rows,
            isOpen: true,
            number: (last?.number ?? 0) + 1,
          }))
        }
        onDelete={() => deleting.askAll(bulk.chosen())}
        onClear={() => {
          bulk.clear()
          count.current?.focus()
        }}
      />
      <Late>
        {pricing && (
          <PriceWindow
            key={pricing.number}
            products={pricing.products}
            isOpen={pricing.isOpen}
            isPending={bulk.isPending}
            onChange={(price_change) => bulk.run({ action: 'price', price_change })}
            onClose={() => setPricing({ ...pricing, isOpen: false })}
          />
        )}
      </Late>
      <DeleteProducts
        key={deleting.number}
        open={deleting.isOpen}
        products={deleting.products}
        finalFocus={() => deleting.focusAfter(count.current)}
        onClose={deleting.close}
        onDone={(products, outcomes) => {
          deleting.done()
          bulk.settle(products, outcomes)
        }}
      />
    </>
  )
}

/** The products of the window that changes prices; each opening has a number of its own. */
type Pricing = { products: readonly AdminProductRow[]; isOpen: boolean; number: number }

const readSearch = (search: unknown) => v.parse(adminProductsSearch, search)
const noProducts: AdminProductRow[] = []

const roomyColumns: RoomyColumns = {
  category: 'desktop',
  updated: 'desktop',
  variants: 'wide',
  featured: 'wide',
}
