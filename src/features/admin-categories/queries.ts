import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callCreateCategory, callUpdateCategory } from '@/api/calls/admin-categories.gen'
import {
  actionErrorTable,
  ApiError,
  type FieldErrors,
  joinedFieldErrors,
  staffErrorTable,
} from '@/api/errors'
import {
  createCategory,
  getAdminCategoriesQueryOptions,
  getCreateCategoryUrl,
  getReorderCategoriesMutationKey,
  getUpdateCategoryUrl,
  updateCategory,
  useDeleteCategory,
  useReorderCategories,
  useUpdateCategory,
} from '@/api/generated/admin-categories/admin-categories'
import type {
  AdminCategoryRequest,
  AdminCategoryResponse,
  CreateCategoryHeaders,
} from '@/api/generated/model'
import { withStaffContentMark, withSavedRow } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { categoryFormData } from './category-form'
import { categoriesAtNewPositions } from './tree'

/** Queries all categories for the back office. The children of a category come directly after it. */
export const adminCategoriesQuery = queryOptions({
  ...getAdminCategoriesQueryOptions(),
  select: (answer) => answer.data,
})

type SavedCall = {
  id: number | null
  data: AdminCategoryRequest
  /** A picked picture. A category with a picture is sent as form data (Product §7). */
  file: File | undefined
  headers?: CreateCategoryHeaders
}

/** Adds or changes a category. Throws `ApiError`. */
export function useSaveCategory() {
  const onSuccess = useShowSaved()
  return useMutation<AdminCategoryResponse, ApiError, SavedCall>(
    withStaffContentMark({
      onSuccess,
      mutationFn({ id, data, file, headers }: SavedCall) {
        if (id === null)
          return file
            ? callCreateCategory<AdminCategoryResponse>(getCreateCategoryUrl(), {
                method: 'POST',
                body: categoryFormData(data, file),
                headers: { ...headers },
              })
            : createCategory(data, headers)
        return file
          ? callUpdateCategory<AdminCategoryResponse>(getUpdateCategoryUrl(id), {
              method: 'PUT',
              body: categoryFormData(data, file),
            })
          : updateCategory(id, data)
      },
    }),
  )
}

/** Shows a category in the shop or hides it. Throws `ApiError`. */
export function useChangeCategoryVisibility() {
  // After a conflict the categories are refetched, so that the screen shows the newer version.
  return useUpdateCategory({ mutation: { onSuccess: useShowSaved(), onError: useReadAgain() } })
}

function useShowSaved() {
  const client = useQueryClient()
  return ({ data }: AdminCategoryResponse) =>
    void client.setQueryData(
      adminCategoriesQuery.queryKey,
      (answer) => answer && { ...answer, data: withSavedRow(answer.data, data) },
    )
}

/** Deletes a category. Its products move to the category `reassign_to`. Throws `ApiError`. */
export function useRemoveCategory() {
  // The category may have got products meanwhile. After a refusal the categories are refetched, so that the
  // screen shows them.
  return useDeleteCategory({ mutation: { onError: useReadAgain() } })
}

function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey })
}

/**
 * Saves the sequence of categories with the same parent. A moved category appears at its new place at once.
 * After a refusal the list shows the server's sequence again. Requests are sent one after the other. Throws
 * `ApiError`.
 */
export function useSaveCategorySequence() {
  const client = useQueryClient()
  const { queryKey } = adminCategoriesQuery
  const mutationKey = getReorderCategoriesMutationKey()
  return useReorderCategories({
    mutation: {
      scope: { id: 'category-order' },
      async onMutate({ data: { places } }) {
        await client.cancelQueries({ queryKey })
        client.setQueryData(
          queryKey,
          (answer) => answer && { ...answer, data: categoriesAtNewPositions(answer.data, places) },
        )
      },
      onError: useReadAgain(),
      // While another move waits, a refetched list would not contain that move yet. The refetch is therefore
      // cancelled.
      onSettled: () =>
        client.isMutating({ mutationKey }) > 1 ? client.cancelQueries({ queryKey }) : undefined,
    },
  })
}

export const categoryReadErrorText = staffErrorTable('adminCategories.error.load')

/** Returns the error text when a category cannot be saved, moved or switched. */
export const categorySaveErrorText = actionErrorTable<MessageId>('adminCategories.error.save', {
  404: 'adminCategories.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

/**
 * Returns the error text when a category cannot be deleted. A 409 means that the category is not
 * empty.
 */
export const categoryDeleteErrorText = actionErrorTable<MessageId>('adminCategories.error.delete', {
  404: 'adminCategories.error.gone',
  409: 'adminCategories.error.notEmpty',
  422: joinedFieldErrors,
})

/** Returns the server's errors by form field. */
export function categoryFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const { name, slug, image } = error.fieldErrors
  return { ...(name && { name }), ...(slug && { slug }), ...(image && { image }) }
}
