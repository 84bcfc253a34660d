import { useQueryClient } from '@tanstack/react-query'
import {
  useDeleteCategory,
  useReorderCategories,
  useUpdateCategory,
} from '@/api/generated/admin-categories/admin-categories'
import { adminCategoriesQuery } from './queries'

export {
  useCreateCategory,
  useUpdateCategory,
} from '@/api/generated/admin-categories/admin-categories'

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
