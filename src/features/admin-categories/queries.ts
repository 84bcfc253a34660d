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
import { changingStaffContent, withSaved } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'
import { categoryUpload } from './category-form'
import { withPlaces } from './tree'

/** All categories for their forms. The children of a category follow it. */
export const adminCategoriesQuery = queryOptions({
  ...getAdminCategoriesQueryOptions(),
  select: (answer) => answer.data,
})

type SavedCall = {
  id: number | null
  data: AdminCategoryRequest
  /** A picked picture: the category is then sent as form data (Product §7). */
  file: File | undefined
  headers?: CreateCategoryHeaders
}

/** Adds or changes a category. Throws `ApiError`. */
export function useSaveCategory() {
  const onSuccess = useShowSaved()
  return useMutation<AdminCategoryResponse, ApiError, SavedCall>(
    changingStaffContent({
      onSuccess,
      mutationFn({ id, data, file, headers }: SavedCall) {
        if (id === null)
          return file
            ? callCreateCategory<AdminCategoryResponse>(getCreateCategoryUrl(), {
                method: 'POST',
                body: categoryUpload(data, file),
                headers: { ...headers },
              })
            : createCategory(data, headers)
        return file
          ? callUpdateCategory<AdminCategoryResponse>(getUpdateCategoryUrl(id), {
              method: 'PUT',
              body: categoryUpload(data, file),
            })
          : updateCategory(id, data)
      },
    }),
  )
}

/** Shows a category in the shop or hides it. Throws `ApiError`. */
export function useSwitchCategory() {
  // After a conflict, the newer version shows.
  return useUpdateCategory({ mutation: { onSuccess: useShowSaved(), onError: useReadAgain() } })
}

function useShowSaved() {
  const client = useQueryClient()
  return ({ data }: AdminCategoryResponse) =>
    void client.setQueryData(
      adminCategoriesQuery.queryKey,
      (answer) => answer && { ...answer, data: withSaved(answer.data, data) },
    )
}

/** Deletes a category. Its products move to another one. Throws `ApiError`. */
export function useRemoveCategory() {
  // After a refusal, the category may have products by now.
  return useDeleteCategory({ mutation: { onError: useReadAgain() } })
}

function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey })
}

/**
 * Saves the order of siblings, one request after the other. A move shows at once; a refusal shows the
 * server's order. Throws `ApiError`.
 */
export function useOrderCategories() {
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
          (answer) => answer && { ...answer, data: withPlaces(answer.data, places) },
        )
      },
      onError: useReadAgain(),
      // An answer that was read while another move waits does not contain that move.
      onSettled: () =>
        client.isMutating({ mutationKey }) > 1 ? client.cancelQueries({ queryKey }) : undefined,
    },
  })
}

export const categoryReadErrors = staffErrorTable('adminCategories.error.load')

/** Errors of saving, moving or switching a category. */
export const categorySaveErrors = actionErrorTable<MessageId>('adminCategories.error.save', {
  404: 'adminCategories.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

/** Errors of deleting: a 409 says that the category is not empty. */
export const categoryDeleteErrors = actionErrorTable<MessageId>('adminCategories.error.delete', {
  404: 'adminCategories.error.gone',
  409: 'adminCategories.error.notEmpty',
  422: joinedFieldErrors,
})

/** Returns the server's errors of fields that the form shows. */
export function categoryFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const { name, slug, image } = error.fieldErrors
  return { ...(name && { name }), ...(slug && { slug }), ...(image && { image }) }
}
