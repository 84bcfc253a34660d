import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '@/api/generated/admin-categories/admin-categories'
import type { AdminCategory, AdminCategoryRequest, CategoryPlace } from '@/api/generated/model'
import { type CategoryForm, formOf, isSameForm } from './category-form'
import { isConflict } from './errors'
import { adminCategoriesQuery } from './queries'

// Every write in the back office makes stale whatever staff can change (docs/adr/0006): nothing of that here.

/** The call takes a form with a file as well, so that it does not know by itself what it sends. */
const asJson = { headers: { 'Content-Type': 'application/json' } }

/**
 * Creates a category, or changes the one with this id, whose form began with `began`. A newer version that says the
 * same is no conflict: putting siblings in order makes one of each. Throws `ApiError`.
 */
export function useSaveCategory(id: number | undefined, began: CategoryForm) {
  const client = useQueryClient()
  const newestOf = async (one: number) => {
    const { data } = await client.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 })
    return data.find((category) => category.id === one)
  }
  const change = async (one: number, request: AdminCategoryRequest) => {
    try {
      return await updateCategory(one, request)
    } catch (error) {
      const newest = isConflict(error) ? await newestOf(one).catch(() => undefined) : undefined
      if (!newest || !isSameForm(formOf(newest, null), began)) throw error
      return updateCategory(one, { ...request, updated_at: newest.updated_at })
    }
  }
  return useMutation({
    mutationFn: (request: AdminCategoryRequest) =>
      id === undefined ? createCategory(request, asJson) : change(id, request),
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
