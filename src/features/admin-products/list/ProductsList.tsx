import { type ReactNode, useRef } from 'react'
import * as v from 'valibot'
import type { AdminProductRow, Pagination } from '@/api/generated/model'
import { rowsPerPage } from '@/domain/admin/list-search'
import { type AdminProductsSearch, adminProductsSearch } from '@/domain/admin/products'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import type { Option } from '@/ui/choosing/Select'
import { ColumnMenu } from '@/ui/table/ColumnMenu'
import { DataTable } from '@/ui/table/DataTable'
import { orderAfter, sortingOf, useColumnVisibility, useListTable } from '@/ui/table/list-table'
import { RowsPerPageSelect } from '@/ui/table/RowsPerPageSelect'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { productReadErrors } from '../errors'
import { useProductsPage } from '../queries'
import { BulkBar } from './BulkBar'
import { BulkProblems } from './BulkProblems'
import { DeleteProducts } from './DeleteProducts'
import { Bar, Count, Foot } from './list-style'
import { ProductsEmpty } from './ProductsEmpty'
import { useBulk } from './use-bulk'
import { useDeleting } from './use-deleting'
import { useProductColumns } from './use-product-columns'

type ProductsListProps = {
  search: AdminProductsSearch
  categories: readonly Option[]
  onSearch: (search: AdminProductsSearch) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of products, by default the last changed first. The selection spans all pages. */
export function ProductsList({ search, categories, onSearch, pages }: ProductsListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useProductsPage(search)
  const [visibility, setVisibility] = useColumnVisibility('products')
  const bulk = useBulk(() => count.current?.focus())
  const deleting = useDeleting()
  const sort = search.sort ?? '-updated'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onSearch(v.parse(adminProductsSearch, { ...search, page: 1, ...next }))
  const products = query.data?.products ?? noProducts
  const table = useListTable<AdminProductRow>({
    columns: useProductColumns(deleting.ask),
    data: products,
    getRowId: ({ id }) => String(id),
    enableRowSelection: true,
    state: {
      sorting: sortingOf(sort),
      columnVisibility: visibility,
      rowSelection: bulk.selection,
    },
    onSortingChange: (update) => change({ sort: orderAfter(sort, update) }),
    onColumnVisibilityChange: setVisibility,
    onRowSelectionChange: (update) => bulk.select(update, products),
  })
  const total = query.data?.pagination.total ?? undefined
  return (
    <>
      <Bar>
        <Count ref={count} role="status" tabIndex={-1}>
          {total === undefined ? '\u00A0' : msg('adminProducts.total', { n: total })}
        </Count>
        <ColumnMenu table={table} />
      </Bar>
      {bulk.report && (
        <BulkProblems key={bulk.report.at} report={bulk.report} onClose={bulk.closeReport} />
      )}
      <Async
        query={query}
        skeleton={<TableSkeleton rows={search.per_page} />}
        errorMessage={(error) => errorText(productReadErrors(error))}
      >
        {({ pagination }) =>
          products.length === 0 ? (
            <ProductsEmpty
              search={search}
              pagination={pagination}
              onSearch={(next) => {
                count.current?.focus()
                onSearch(next)
              }}
            />
          ) : (
            <>
              <DataTable
                label={msg('adminProducts.title')}
                table={table}
                rowName={({ name }) => name}
                busy={query.isPlaceholderData}
              />
              <Foot>
                <RowsPerPageSelect
                  choices={rowsPerPage}
                  value={search.per_page ?? rowsPerPage[0]}
                  onChange={(per_page) => change({ per_page })}
                />
                {pages(pagination)}
              </Foot>
            </>
          )
        }
      </Async>
      <BulkBar
        count={bulk.count}
        categories={categories}
        isPending={bulk.isPending}
        onRun={(request) => void bulk.run(request)}
        onDelete={() => deleting.askAll(bulk.chosen())}
        onClear={() => {
          bulk.clear()
          count.current?.focus()
        }}
      />
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

const noProducts: AdminProductRow[] = []
