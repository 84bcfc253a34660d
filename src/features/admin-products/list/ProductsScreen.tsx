import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { adminProductsSearch } from '@/domain/product/products-list'
import { useMay } from '@/domain/rights/rights'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMayOpen } from '@/features/admin/screens'
import { useMsg } from '@/i18n/use-msg'
import { color, media, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { type Option, Select } from '@/ui/choosing/Select'
import { ShopTime } from '@/ui/data/ShopTime'
import { useWindowTask } from '@/ui/editor/window-task'
import { late } from '@/ui/feedback/late'
import { PlusIcon } from '@/ui/icons'
import { Row, Text } from '@/ui/layout/basics'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { DataList } from '@/ui/table/DataList'
import { listColumns } from '@/ui/table/list-table'
import { InTable, OnCard } from '@/ui/table/row-parts'
import { type RoomyColumns, useList } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { type BulkChange, productReadErrors } from '../mutations'
import { useProductsPage } from '../queries'
import { ExportProducts } from './ExportProducts'
import { PriceRange } from './PriceRange'
import { useProductFilters, useProductsEmpty } from './product-filters'
import { FeaturedSwitch, ProductName, RowActions, StatusSelect } from './ProductCells'
import { changeOfPrices, useBulk } from './use-bulk'
import { useDeleteProducts } from './use-delete-products'

const PriceWindow = late(async () => (await import('./PriceWindow')).PriceWindow)

/** Product §10.3, Products: every product, by default the last changed first, with filters, inline and bulk changes. The selection spans all pages. */
export function ProductsScreen() {
  const msg = useMsg()
  const mayOpen = useMayOpen()
  const list = useList({
    name: 'products',
    schema: adminProductsSearch,
    sort: '-updated',
    roomy: roomyColumns,
  })
  const { page: _, ...asked } = list.search
  const query = useProductsPage(list.search)
  const pricing = useWindowTask<readonly AdminProductRow[]>()
  const { rows, notes, pin } = usePinnedRows(query.data?.products, list.place)
  const shown = list.shown(rows, query.isPlaceholderData)
  const bulk = useBulk(shown, pin, list.focusCount)
  const remove = useDeleteProducts({
    focusAfter: () => list.count.current,
    onDone: bulk.settle,
  })
  const latestRemove = useRef(remove)
  useLayoutEffect(function followRemove() {
    latestRemove.current = remove
  })
  const [removeOne] = useState(() => ({ id, name }: AdminProductRow) => {
    void latestRemove.current(new Map([[id, name]]))
  })
  const mayChange = useMay()('bulkUpdateProducts')
  const { categories, ...narrowing } = useProductFilters()
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
          <ButtonLink variant="secondary" to="/admin/products/sheet" search={asked}>
            {msg('adminProducts.sheet')}
          </ButtonLink>
        )}
        {mayOpen('/admin/products/import') && (
          <ButtonLink variant="secondary" to="/admin/products/import">
            {msg('adminProducts.import')}
          </ButtonLink>
        )}
        <ExportProducts search={list.search} />
      </AdminHead>
      <DataList
        label={msg('adminProducts.title')}
        query={query}
        list={list}
        {...narrowing}
        columns={useProductColumns({ onDelete: removeOne, pin, mayChange })}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        notes={notes}
        {...(mayChange && {
          bulk: {
            ...bulk,
            failedText: (counts) => msg('adminProducts.bulk.failed', counts),
            bar: (
              <BulkBar
                count={bulk.count}
                categories={categories}
                isPending={bulk.isPending}
                onRun={(request) => void bulk.run(request)}
                onPrice={() => pricing.open(bulk.rows)}
                onDelete={() => void remove(bulk.chosen())}
                onClear={() => {
                  bulk.clear()
                  list.focusCount()
                }}
              />
            ),
          },
        })}
        errors={productReadErrors}
        countText={(n) => msg('adminProducts.total', { n })}
        empty={useProductsEmpty()}
      />
      {pricing.shown && (
        <PriceWindow
          key={pricing.shown.number}
          products={pricing.shown.task}
          isOpen={pricing.shown.isOpen}
          onChange={(change, seen) => bulk.run(changeOfPrices(change, seen), seen)}
          onClose={pricing.close}
        />
      )}
    </>
  )
}

const roomyColumns: RoomyColumns = {
  category: 'desktop',
  updated: 'wide',
  variants: 'wide',
  featured: 'wide',
}

const column = listColumns<AdminProductRow>()

type ProductColumns = {
  onDelete: (product: AdminProductRow) => void
  pin: PinRow<AdminProductRow>
  /** Without it a row says what there is, and links to no form. */
  mayChange: boolean
}

/** The table's columns. Both callbacks have to be stable. */
function useProductColumns({ onDelete, pin, mayChange }: ProductColumns) {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: msg('adminProducts.column.name'),
          enableHiding: false,
          enableSorting: true,
          meta: { card: 'heading', picture: true },
          cell: ({ row }) => <ProductName product={row.original} isLink={mayChange} />,
        }),
        column.accessor('category_name', {
          id: 'category',
          header: msg(product.category_id.label),
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
          header: msg(product.stock.label),
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
          header: msg(product.status.label),
          enableHiding: false,
          // A detail like the two before: with a span of prices it shares the line of the stock.
          meta: { card: 'detail' },
          cell: ({ row }) =>
            mayChange ? (
              <StatusSelect product={row.original} pin={pin} />
            ) : (
              <Text as="span" $nowrap>
                {msg(`field.status.${row.original.status}`)}
              </Text>
            ),
        }),
        column.accessor('variant_count', {
          id: 'variants',
          header: msg('adminProducts.column.variants'),
          meta: { numeric: true },
        }),
        column.accessor('is_featured', {
          id: 'featured',
          header: msg('adminProducts.column.featured'),
          cell: ({ row }) =>
            mayChange ? (
              <FeaturedSwitch product={row.original} pin={pin} />
            ) : (
              row.original.is_featured && msg('adminProducts.featured.yes')
            ),
        }),
        column.accessor('updated_at', {
          id: 'updated',
          header: msg('adminProducts.column.updated'),
          enableSorting: true,
          cell: ({ row }) => row.original.updated_at && <ShopTime at={row.original.updated_at} />,
        }),
        ...(mayChange
          ? [
              column.display({
                id: 'actions',
                header: msg('adminProducts.column.actions'),
                enableHiding: false,
                meta: { actions: 'menu' },
                cell: ({ row }) => <RowActions product={row.original} onDelete={onDelete} />,
              }),
            ]
          : []),
      ]),
    [msg, onDelete, pin, mayChange],
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
  onRun: (change: BulkChange) => void
  onPrice: () => void
  onDelete: () => void
  onClear: () => void
}

/** A button runs the chosen action, because arrow keys change a closed select in some browsers. */
function BulkBar({ count, categories, isPending, onRun, ...on }: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const change = changeOf(action, Number(category || categories[0]?.value))
  return (
    <BulkFrame
      label={msg('adminProducts.bulk')}
      count={msg(tooMany ? 'adminProducts.bulk.tooMany' : 'adminProducts.selected', {
        n: count,
        max: bulkMax,
      })}
      shown={count > 0}
      onClear={on.onClear}
    >
      <BulkChoice $wrap $gap={2} $align="center">
        <Choice>
          <Select
            label={msg('adminProducts.bulk.action')}
            hideLabel
            value={action}
            options={bulkActions.map((one) => ({
              value: one,
              label: msg(`adminProducts.bulk.${one}`),
            }))}
            onChange={(chosen) =>
              setAction(bulkActions.find((value) => value === chosen) ?? action)
            }
          />
        </Choice>
        {action === 'category' && (
          <Choice>
            <Select
              label={msg(product.category_id.label)}
              hideLabel
              value={category || (categories[0]?.value ?? '')}
              options={categories}
              onChange={setCategory}
            />
          </Choice>
        )}
        <Button
          loading={isPending}
          disabled={tooMany || !change}
          onClick={() => change && onRun(change)}
        >
          {msg('adminProducts.bulk.apply')}
        </Button>
      </BulkChoice>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={on.onPrice}>
        {msg('adminProducts.price')}
      </Button>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={on.onDelete}>
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
const bulkActions = [...product.status.values, 'feature', 'unfeature', 'category'] as const
type BulkAction = (typeof bulkActions)[number]

/** Returns what an action changes; undefined when its category is missing. */
function changeOf(action: BulkAction, category_id: number): BulkChange | undefined {
  switch (action) {
    case 'feature':
    case 'unfeature':
      return { action: 'featured', is_featured: action === 'feature' }
    case 'category':
      return category_id > 0 ? { action, category_id } : undefined
    default:
      return { action: 'status', status: action }
  }
}
