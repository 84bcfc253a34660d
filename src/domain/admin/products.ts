import type { AdminProductsStock, ProductStatus } from '@/api/generated/model'
import { type AdminPlace, adminPlace, anId, oneOf } from './list-search'

/** In the order in which a product goes through them. */
export const productStatuses = ['draft', 'active', 'inactive'] as const satisfies ProductStatus[]

/** What the list can be narrowed to by stock: some, few of a variant, none. */
export const stockLevels = ['in', 'low', 'out'] as const satisfies AdminProductsStock[]

const sorts = [
  'name',
  'price',
  'stock',
  'updated',
  '-name',
  '-price',
  '-stock',
  '-updated',
] as const

type Filters = {
  category_id: number
  status: ProductStatus
  featured: boolean
  stock: AdminProductsStock
  brand: string
}

/** Where in the back office's products somebody stands, as the URL says it. */
export type AdminProductsPlace = AdminPlace<(typeof sorts)[number], Filters>

/** Reads the place from query parameters. */
export function adminProductsPlace(raw: Readonly<Record<string, unknown>>): AdminProductsPlace {
  return adminPlace(raw, sorts, {
    category_id: anId,
    status: oneOf(productStatuses),
    featured: yesOrNo,
    stock: oneOf(stockLevels),
    brand: aText,
  })
}

/** Whether anything narrows the list. */
export function isFiltered({ sort: _, page: __, per_page: ___, ...filters }: AdminProductsPlace) {
  return Object.keys(filters).length > 0
}

/** The same order and number of rows without search and filters. */
export function unfiltered({ sort, per_page }: AdminProductsPlace): AdminProductsPlace {
  return { ...(sort && { sort }), ...(per_page && { per_page }) }
}

function yesOrNo(raw: unknown): boolean | undefined {
  if (raw === true || raw === 'true') return true
  return raw === false || raw === 'false' ? false : undefined
}

/** A brand may look like a number in the URL. */
function aText(raw: unknown): string | undefined {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && text.trim() ? text.slice(0, 255) : undefined
}
