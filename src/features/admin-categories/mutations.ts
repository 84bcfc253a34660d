import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '@/api/generated/admin-categories/admin-categories'
import type { AdminCategory, AdminCategoryRequest, CategoryPlace } from '@/api/generated/model'
import { adminCategoriesQuery } from './queries'

// Every write in the back office makes stale whatever staff can change (docs/adr/0006): nothing of that here.

/** The call takes a form with a file as well, so that it does not know by itself what it sends. */
const asJson = { headers: { 'Content-Type': 'application/json' } }

/** Creates a category, or changes the one with this id. Throws `ApiError`. */
export function useSaveCategory(id: number | undefined) {
  return useMutation({
    mutationFn: (request: AdminCategoryRequest) =>
      id === undefined ? createCategory(request, asJson) : updateCategory(id, request),
  })
}

/** Shows a category in the shop or hides it. Throws `ApiError`. */
export function useSwitchCategory({ id, name, updated_at }: AdminCategory) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_active: boolean) => updateCategory(id, { name, is_active, updated_at }),
    onSuccess: ({ data }) =>
      client.setQueryData(
        adminCategoriesQuery.queryKey,
        (answer) =>
          answer && { ...answer, data: answer.data.map((one) => (one.id === id ? data : one)) },
      ),
    // What it ran into shows.
    onError: () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey }),
  })
}

/** Deletes a category; its products go to another one. Throws `ApiError`. */
export function useDeleteCategory(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reassignTo: number | undefined) =>
      deleteCategory(id, reassignTo === undefined ? undefined : { reassign_to: reassignTo }),
    // Refused, it may have products by now.
    onError: () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey }),
  })
}

/** Puts siblings into an order; one order after the other. Throws `ApiError`. */
export function useReorderCategories() {
  return useMutation({
    scope: { id: 'category-order' },
    mutationFn: (places: CategoryPlace[]) => reorderCategories({ places }),
  })
}
