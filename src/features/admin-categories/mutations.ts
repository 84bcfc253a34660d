import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isConflict } from '@/api/errors'
import {
  useCreateCategory,
  useDeleteCategory,
  useReorderCategories,
  useUpdateCategory,
} from '@/api/generated/admin-categories/admin-categories'
import type { AdminCategoryRequest } from '@/api/generated/model'
import { type CategoryForm, formOf, isSameForm } from './category-form'
import { adminCategoriesQuery } from './queries'

/**
 * Creates a category, or changes the one with this id, whose form began with `began`. A newer version that says the
 * same is no conflict: putting siblings in order makes one of each. Throws `ApiError`.
 */
export function useSaveCategory(id: number | undefined, began: CategoryForm) {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateCategory()
  const { mutateAsync: update } = useUpdateCategory()
  const newestOf = async (one: number) => {
    const { data } = await client.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 })
    return data.find((category) => category.id === one)
  }
  const change = async (one: number, data: AdminCategoryRequest) => {
    try {
      return await update({ id: one, data })
    } catch (error) {
      const newest = isConflict(error) ? await newestOf(one).catch(() => undefined) : undefined
      if (!newest || !isSameForm(formOf(newest, null), began)) throw error
      return update({ id: one, data: { ...data, updated_at: newest.updated_at } })
    }
  }
  return useMutation({
    mutationFn: (data: AdminCategoryRequest) =>
      id === undefined ? create({ data }) : change(id, data),
  })
}

/** Shows a category in the shop or hides it. Throws `ApiError`. */
export function useSwitchCategory() {
  const client = useQueryClient()
  return useUpdateCategory({
    mutation: {
      onSuccess: ({ data }) =>
        void client.setQueryData(
          adminCategoriesQuery.queryKey,
          (answer) =>
            answer && {
              ...answer,
              data: answer.data.map((one) => (one.id === data.id ? data : one)),
            },
        ),
      // What it ran into shows.
      onError: useReadAgain(),
    },
  })
}

/** Deletes a category; its products go to another one. Throws `ApiError`. */
export function useRemoveCategory() {
  // Refused, it may have products by now.
  return useDeleteCategory({ mutation: { onError: useReadAgain() } })
}

function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey })
}

/** Puts siblings into an order; one order after the other. Throws `ApiError`. */
export function useOrderCategories() {
  return useReorderCategories({ mutation: { scope: { id: 'category-order' } } })
}
