import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, weight } from '@/theme/tokens'
import { ShopTime } from '@/ui/data/ShopTime'
import type { TableColumn } from '@/ui/table/columns'
import { FeaturedSwitch } from './FeaturedSwitch'
import { PriceRange } from './PriceRange'
import { ProductName } from './ProductName'
import { RowActions } from './RowActions'
import { StatusSelect } from './StatusSelect'

/** What the list says of a product, and what can be done with it there. `onDelete` has to be stable. */
export function useProductColumns(onDelete: (products: readonly AdminProductRow[]) => void) {
  const msg = useMsg()
  return useMemo(
    (): readonly TableColumn<AdminProductRow>[] => [
      {
        id: 'name',
        title: msg('adminProducts.column.name'),
        sortable: true,
        heading: true,
        cell: (product) => <ProductName product={product} />,
      },
      {
        id: 'status',
        title: msg('adminProducts.column.status'),
        cell: (product) => <StatusSelect product={product} />,
      },
      {
        id: 'category',
        title: msg('adminProducts.column.category'),
        optional: true,
        cell: ({ category_name }) => category_name ?? '–',
      },
      {
        id: 'price',
        title: msg('adminProducts.column.price'),
        sortable: true,
        optional: true,
        numeric: true,
        cell: ({ min_price, max_price }) => <PriceRange min={min_price} max={max_price} />,
      },
      {
        id: 'stock',
        title: msg('adminProducts.column.stock'),
        sortable: true,
        optional: true,
        numeric: true,
        cell: ({ stock }) => <Stock data-none={stock === 0 || undefined}>{stock}</Stock>,
      },
      {
        id: 'variants',
        title: msg('adminProducts.column.variants'),
        optional: true,
        numeric: true,
        cell: ({ variant_count }) => variant_count,
      },
      {
        id: 'featured',
        title: msg('adminProducts.column.featured'),
        optional: true,
        cell: (product) => <FeaturedSwitch product={product} />,
      },
      {
        id: 'updated',
        title: msg('adminProducts.column.updated'),
        sortable: true,
        optional: true,
        cell: ({ updated_at }) => <ShopTime at={updated_at} />,
      },
      {
        id: 'actions',
        title: msg('adminProducts.column.actions'),
        cell: (product) => <RowActions product={product} onDelete={onDelete} />,
      },
    ],
    [msg, onDelete],
  )
}

const Stock = styled.span`
  &[data-none] {
    color: ${color.danger};
    font-weight: ${weight.bold};
  }
`
