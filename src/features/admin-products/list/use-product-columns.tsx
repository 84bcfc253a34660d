import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, weight } from '@/theme/tokens'
import { ShopTime } from '@/ui/data/ShopTime'
import { listColumns } from '@/ui/table/list-table'
import { InTable, OnCard } from '@/ui/table/row-parts'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { FeaturedSwitch } from './FeaturedSwitch'
import { PriceRange } from './PriceRange'
import { ProductName } from './ProductName'
import { RowActions } from './RowActions'
import { StatusSelect } from './StatusSelect'

const column = listColumns<AdminProductRow>()

/** Both have to be stable. */
type ProductColumns = {
  onDelete: (products: readonly AdminProductRow[], opener: HTMLElement | null) => void
  pin: PinRow<AdminProductRow>
}

/** Returns the table's columns. */
export function useProductColumns({ onDelete, pin }: ProductColumns) {
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
