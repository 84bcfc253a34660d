import { lazy, type ReactNode, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import type { AdminProductRow, BulkProductsRequest, Pagination } from '@/api/generated/model'
import {
  type AdminProductsSearch,
  adminProductsSearch,
  productStatuses,
} from '@/domain/admin/products'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { withoutColumns } from '@/lib/list-address'
import { media } from '@/theme/breakpoints'
import { color, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { type Option, Select } from '@/ui/choosing/Select'
import { ShopTime } from '@/ui/data/ShopTime'
import { Late } from '@/ui/feedback/Boundary'
import { Row } from '@/ui/layout/Stack'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { DataList } from '@/ui/table/DataList'
import { listColumns, useListTable } from '@/ui/table/list-table'
import { InTable, OnCard } from '@/ui/table/row-parts'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { productReadErrors } from '../mutations'
import { useProductsPage } from '../queries'
import { DeleteProducts, useDeleting } from './DeleteProducts'
import { PriceRange } from './PriceRange'
import { FeaturedSwitch, ProductName, RowActions, StatusSelect } from './ProductCells'
import { ProductsEmpty } from './ProductsEmpty'
import { useBulk } from './use-bulk'

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

/** What the price window is open for; each opening has a number of its own. */
type Pricing = { products: readonly AdminProductRow[]; isOpen: boolean; number: number }

const readSearch = (search: unknown) => v.parse(adminProductsSearch, search)
const noProducts: AdminProductRow[] = []

const roomyColumns: RoomyColumns = {
  category: 'desktop',
  updated: 'desktop',
  variants: 'wide',
  featured: 'wide',
}

const column = listColumns<AdminProductRow>()

type ProductColumns = {
  onDelete: (products: readonly AdminProductRow[], opener: HTMLElement | null) => void
  pin: PinRow<AdminProductRow>
}

/** The table's columns. Both callbacks have to be stable. */
function useProductColumns({ onDelete, pin }: ProductColumns) {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: msg('adminProducts.column.name'),
          enableHiding: false,
          enableSorting: true,
          meta: { card: 'heading', picture: true },
          cell: ({ row }) => <ProductName product={row.original} />,
        }),
        column.accessor('category_name', {
          id: 'category',
          header: msg('adminProducts.column.category'),
          cell: ({ getValue }) => <Category>{getValue() ?? '–'}</Category>,
        }),
        column.accessor('min_price', {
          id: 'price',
          header: msg('adminProducts.column.price'),
          enableSorting: true,
          meta: { numeric: true, card: 'detail' },
          cell: ({ row }) => (
            <PriceRange min={row.original.min_price} max={row.original.max_price} />
          ),
        }),
        column.accessor('stock', {
          header: msg('adminProducts.column.stock'),
          enableSorting: true,
          meta: { numeric: true, card: 'detail' },
          cell: ({ getValue }) => (
            <Stock data-none={getValue() === 0 || undefined}>
              <InTable>{getValue()}</InTable>
              <OnCard>{msg('adminProducts.stock.left', { n: getValue() })}</OnCard>
            </Stock>
          ),
        }),
        column.accessor('status', {
          header: msg('adminProducts.column.status'),
          enableHiding: false,
          // A detail like the two before: with a span of prices it shares the line of the stock.
          meta: { card: 'detail' },
          cell: ({ row }) => <StatusSelect product={row.original} pin={pin} />,
        }),
        column.accessor('variant_count', {
          id: 'variants',
          header: msg('adminProducts.column.variants'),
          meta: { numeric: true },
        }),
        column.accessor('is_featured', {
          id: 'featured',
          header: msg('adminProducts.column.featured'),
          cell: ({ row }) => <FeaturedSwitch product={row.original} pin={pin} />,
        }),
        column.accessor('updated_at', {
          id: 'updated',
          header: msg('adminProducts.column.updated'),
          enableSorting: true,
          cell: ({ row }) => row.original.updated_at && <ShopTime at={row.original.updated_at} />,
        }),
        column.display({
          id: 'actions',
          header: msg('adminProducts.column.actions'),
          enableHiding: false,
          meta: { actions: 'menu' },
          cell: ({ row }) => <RowActions product={row.original} onDelete={onDelete} />,
        }),
      ]),
    [msg, onDelete, pin],
  )
}

const Category = styled.span`
  display: block;
  max-width: 180px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Stock = styled.span`
  &[data-none] {
    color: ${color.danger};
    font-weight: ${weight.bold};
  }
`

type BulkBarProps = {
  count: number
  categories: readonly Option[]
  isPending: boolean
  onRun: (request: Omit<BulkProductsRequest, 'ids'>) => void
  /** Asks how to change their prices. */
  onPrice: () => void
  onDelete: () => void
  onClear: () => void
}

/** A button runs the chosen action, because arrow keys change a closed select in some browsers. */
export function BulkBar({
  count,
  categories,
  isPending,
  onRun,
  onPrice,
  onDelete,
  onClear,
}: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const categoryId = Number(category || categories[0]?.value)
  const request = bulkRequest(action, categoryId > 0 ? categoryId : undefined)
  return (
    <BulkFrame
      label={msg('adminProducts.bulk')}
      count={msg(tooMany ? 'adminProducts.bulk.tooMany' : 'adminProducts.selected', {
        n: count,
        max: bulkMax,
      })}
      shown={count > 0}
      onClear={onClear}
    >
      <BulkChoice $wrap $gap={2} $align="center">
        <Choice>
          <Select
            label={msg('adminProducts.bulk.action')}
            hideLabel
            value={action}
            options={bulkActions.map((value) => ({
              value,
              label: msg(`adminProducts.bulk.${value}`),
            }))}
            onChange={(chosen) =>
              setAction(bulkActions.find((value) => value === chosen) ?? action)
            }
          />
        </Choice>
        {action === 'category' && (
          <Choice>
            <Select
              label={msg('adminProducts.column.category')}
              hideLabel
              value={category || (categories[0]?.value ?? '')}
              options={categories}
              onChange={setCategory}
            />
          </Choice>
        )}
        <Button
          loading={isPending}
          disabled={tooMany || !request}
          onClick={() => request && onRun(request)}
        >
          {msg('adminProducts.bulk.apply')}
        </Button>
      </BulkChoice>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={onPrice}>
        {msg('adminProducts.price')}
      </Button>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={onDelete}>
        {msg('adminProducts.delete')}
      </Button>
    </BulkFrame>
  )
}

const BulkChoice = styled(Row)`
  flex: 1 0 100%;

  ${media.tablet} {
    flex: none;
  }
`

const Choice = styled.div`
  flex: 1 1 200px;

  ${media.tablet} {
    flex: none;
    width: 220px;
  }
`

/** Products in one bulk request at most (contract). */
const bulkMax = 1000

/** What can be done with several products at once, besides new prices and deleting. */
const bulkActions = [...productStatuses, 'feature', 'unfeature', 'category'] as const
type BulkAction = (typeof bulkActions)[number]

/** Returns the request for an action; undefined when its category is missing. */
function bulkRequest(
  action: BulkAction,
  categoryId: number | undefined,
): Omit<BulkProductsRequest, 'ids'> | undefined {
  switch (action) {
    case 'feature':
    case 'unfeature':
      return { action: 'featured', is_featured: action === 'feature' }
    case 'category':
      return categoryId === undefined ? undefined : { action, category_id: categoryId }
    default:
      return { action: 'status', status: action }
  }
}
