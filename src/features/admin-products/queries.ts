import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import {
  getAdminBrandsQueryOptions,
  getAdminProductQueryOptions,
  getAdminProductsQueryOptions,
} from '@/api/generated/admin-products/admin-products'
import type {
  AdminProductData,
  AdminProductListData,
  AdminProductsParams,
} from '@/api/generated/model'

const detailOf = dataWith<AdminProductData>('product')
const pageOf = dataWith<AdminProductListData>('products', 'pagination')

/** The back office has no loaders: a read that failed is tried again by whoever comes to its screen. */
const retryOnMount = true

/** A page of the back office's products (spec §7). The old page stays while the next one loads. */
export function adminProductsQuery(params: AdminProductsParams) {
  return queryOptions({
    ...getAdminProductsQueryOptions(params),
    select: pageOf,
    placeholderData: keepPreviousData,
    retryOnMount,
  })
}

/** A product as it is edited. */
export function adminProductQuery(id: number) {
  return queryOptions({
    ...getAdminProductQueryOptions(id),
    select: (answer) => detailOf(answer).product,
    retryOnMount,
  })
}

/** Brands that some product has, by name. */
export const adminBrandsQuery = queryOptions({
  ...getAdminBrandsQueryOptions(),
  select: (answer) => answer.data,
  retryOnMount,
})
