import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  bulkUpdateProducts,
  createProduct,
  deleteProduct,
  duplicateProduct,
  updateProduct,
} from '@/api/generated/admin-products/admin-products'
import type { AdminProductRequest, BulkProductsRequest } from '@/api/generated/model'
import { readAgain } from '@/api/read-again'
import { adminProductQuery } from './queries'

/** Everything that shows products: the back office's lists, counts and figures, and the shop. */
const shows = [
  '/api/admin/products',
  '/api/admin/categories',
  '/api/admin/dashboard',
  '/api/products',
  '/api/categories',
  '/api/homepage',
  '/api/wishlist',
  '/api/cart/products',
]

const readProductsAgain = (client: QueryClient) => readAgain(client, shows)

/** Creates a product. Throws `ApiError`. */
export function useCreateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: AdminProductRequest) => createProduct(request),
    onSuccess(answer) {
      client.setQueryData(adminProductQuery(answer.data.product.id).queryKey, answer)
      void readProductsAgain(client)
    },
  })
}

/** Changes a product. With the `updated_at` that was edited, a newer version is a 409. Throws `ApiError`. */
export function useUpdateProduct(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: AdminProductRequest) => updateProduct(id, request),
    onSuccess(answer) {
      client.setQueryData(adminProductQuery(id).queryKey, answer)
      void readProductsAgain(client)
    },
  })
}

/** Deletes a product. Throws `ApiError`. */
export function useDeleteProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteProduct(id),
    async onSuccess(_, id) {
      client.removeQueries({ queryKey: adminProductQuery(id).queryKey })
      await readProductsAgain(client)
    },
  })
}

/** Copies a product as a draft. Throws `ApiError`. */
export function useDuplicateProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => duplicateProduct(id),
    onSuccess: () => readProductsAgain(client),
  })
}

/** One action on several products, each with its own outcome. Pending until the lists say it too. Throws `ApiError`. */
export function useBulkProducts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: BulkProductsRequest) => bulkUpdateProducts(request),
    onSuccess: () => readProductsAgain(client),
  })
}
