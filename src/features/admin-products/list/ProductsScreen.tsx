import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type AdminProductsSearch, adminProductsSearchSchema } from '@/domain/product/products-list'
import { useMayCall } from '@/domain/rights/rights'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useMayOpen } from '@/features/admin/screens'
import { type Msg, useErrorTextOf, useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay, shopMinute } from '@/lib/dates'
import { type CsvCell, csvOf } from '@/lib/table'
import { color, weight } from '@/theme/tokens.gen'
import { ButtonLink } from '@/ui/actions/Link'
import { CsvExportButton } from '@/ui/data/CsvExportButton'
import { useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { PlusIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import { TableOnlyText, CardOnlyText } from '@/ui/table/row-parts'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { loadEveryProduct, productReadErrorText, useProductsPage } from '../queries'
import { bulkPriceChange, ProductBulkBar, useDeleteProducts, useBulkProductChanges } from './bulk'
import { useProductFilters, useEmptyProductListTexts } from './product-filters'
import {
  FeaturedSwitch,
  PriceRange,
  ProductRowMenu,
  ProductNameCell,
  ProductStatusSelect,
} from './ProductCells'

const BulkPriceWindow = defer(async () => (await import('./BulkPriceWindow')).BulkPriceWindow)

/**
 * The products in the back office (Product §10.3): the list of all products, the last changed first, with
 * filters, controls in each row, and bulk changes.
 */
export function ProductsScreen() {
  const msg = useMsg()
  const mayOpen = useMayOpen()
  const list = useListState({
    name: 'products',
    schema: adminProductsSearchSchema,
    sort: '-updated',
    optional: optionalColumns,
  })
  const { page: _, ...asked } = list.search
  const query = useProductsPage(list.search)
  const pricing = useWindowTask<readonly AdminProductRow[]>()
  const { rows, notes, pin } = usePinnedRows(query.data?.products, list.place)
  const shown = list.shown(rows, query.isPlaceholderData)
  const bulk = useBulkProductChanges(shown, pin, list.focusCount)
  const remove = useDeleteProducts({ focusAfter: () => list.count.current, onDone: bulk.deleted })
  const latestRemove = useRef(remove)
  useLayoutEffect(function followRemove() {
    latestRemove.current = remove
  })
  const [removeOne] = useState(() => ({ id, name }: AdminProductRow) => {
    void latestRemove.current(new Map([[id, name]]))
  })
  const mayChange = useMayCall()('bulkUpdateProducts')
  const { categories, ...narrowing } = useProductFilters()
  return (
    <>
      <ScreenHead
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
      </ScreenHead>
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
            bar: (
              <ProductBulkBar
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
        errors={productReadErrorText}
        countText={(n) => msg('adminProducts.total', { n })}
        empty={useEmptyProductListTexts()}
      />
      {pricing.shown && (
        <BulkPriceWindow
          key={pricing.shown.number}
          products={pricing.shown.task}
          isOpen={pricing.shown.isOpen}
          onChange={(change, seen) => bulk.run(bulkPriceChange(change, seen), seen)}
          onClose={pricing.close}
        />
      )}
    </>
  )
}

const optionalColumns: OptionalColumnWidths = {
  category: 'desktop',
  price: 'any',
  stock: 'any',
  updated: 'wide',
  variants: 'never',
  featured: 'wide',
}

const column = columnHelper<AdminProductRow>()

type ProductColumns = {
  onDelete: (product: AdminProductRow) => void
  pin: PinRow<AdminProductRow>
  /** False if the staff member may not change products. The rows then have no controls and no links. */
  mayChange: boolean
}

/** Returns the columns of the table. Both callbacks must be the same functions in every render. */
function useProductColumns({ onDelete, pin, mayChange }: ProductColumns) {
  const msg = useMsg()
  const locale = useLocale()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: msg('adminProducts.column.name'),
          enableSorting: true,
          meta: { card: 'heading', picture: true },
          cell: ({ row }) => <ProductNameCell product={row.original} isLink={mayChange} />,
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
              <TableOnlyText>{getValue()}</TableOnlyText>
              <CardOnlyText>{msg('adminProducts.stock.left', { n: getValue() })}</CardOnlyText>
            </Stock>
          ),
        }),
        column.accessor('status', {
          header: msg(product.status.label),
          // On phones, a card with two prices has no space for the status beside them, so the status is in
          // the line of the stock.
          meta: { card: 'detail' },
          cell: ({ row }) =>
            mayChange ? (
              <ProductStatusSelect product={row.original} pin={pin} />
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
          cell({ getValue }) {
            const moment = getValue()
            return (
              <Text as="span" $numeric $nowrap>
                {moment && formatDay(moment, locale)}
              </Text>
            )
          },
        }),
        ...(mayChange
          ? [
              column.display({
                id: 'actions',
                header: msg('adminProducts.column.actions'),
                meta: { actions: 'menu' },
                cell: ({ row }) => <ProductRowMenu product={row.original} onDelete={onDelete} />,
              }),
            ]
          : []),
      ]),
    [msg, locale, onDelete, pin, mayChange],
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

/** A button that downloads all products that match the filters, as a CSV file. */
function ExportProducts({ search }: { search: AdminProductsSearch }) {
  const msg = useMsg()
  return (
    <CsvExportButton
      label={msg('adminProducts.export')}
      stopLabel={(percent) => msg('adminProducts.export.stop', { percent })}
      load={(onProgress, signal) => loadEveryProduct(search, onProgress, signal)}
      toCsv={(products) => productsCsv(products, msg)}
      fileName={msg('adminProducts.export.file')}
      doneText={(n) => msg('adminProducts.export.done', { n })}
      errorText={useErrorTextOf(productReadErrorText)}
    />
  )
}

/**
 * Returns products as CSV, with headings in the current language. Amounts are plain numbers in VND, times are
 * in the shop's time zone.
 */
export function productsCsv(products: readonly AdminProductRow[], msg: Msg): string {
  const columns: readonly [head: string, cell: (row: AdminProductRow) => CsvCell][] = [
    ['ID', ({ id }) => id],
    [msg('adminProducts.column.name'), ({ name }) => name],
    [msg(product.brand.label), ({ brand }) => brand],
    [msg(product.category_id.label), ({ category_name }) => category_name],
    [msg('adminProducts.export.minPrice'), ({ min_price }) => min_price],
    [msg('adminProducts.export.maxPrice'), ({ max_price }) => max_price],
    [msg(product.stock.label), ({ stock }) => stock],
    [msg('adminProducts.column.variants'), ({ variant_count }) => variant_count],
    [msg(product.status.label), ({ status }) => msg(`field.status.${status}`)],
    [
      msg('adminProducts.column.featured'),
      ({ is_featured }) => msg(is_featured ? 'adminProducts.yes' : 'adminProducts.no'),
    ],
    [
      msg('adminProducts.column.updated'),
      ({ updated_at }) => (updated_at ? shopMinute(updated_at) : ''),
    ],
  ]
  const rows = products.map((row) => columns.map(([, cell]) => cell(row)))
  return csvOf([columns.map(([head]) => head), ...rows])
}
