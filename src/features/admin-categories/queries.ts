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
import { uploadOf } from './category-form'
import { withPlaces } from './tree'

/** All categories as they are edited: each of level 1 is followed by its children. */
export const adminCategoriesQuery = queryOptions({
  ...getAdminCategoriesQueryOptions(),
  select: (answer) => answer.data,
})

type SavedCall = {
  id: number | null
  data: AdminCategoryRequest
  /** A picture that was picked: the category then goes out as a form (Product §7). */
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
                body: uploadOf(data, file),
                headers: { ...headers },
              })
            : createCategory(data, headers)
        return file
          ? callUpdateCategory<AdminCategoryResponse>(getUpdateCategoryUrl(id), {
              method: 'PUT',
              body: uploadOf(data, file),
            })
          : updateCategory(id, data)
      },
    }),
  )
}

/** Shows a category in the shop or hides it. Throws `ApiError`. */
export function useSwitchCategory() {
  // What it ran into shows.
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

/** Deletes a category; its products go to another one. Throws `ApiError`. */
export function useRemoveCategory() {
  // Refused, it may have products by now.
  return useDeleteCategory({ mutation: { onError: useReadAgain() } })
}

function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminCategoriesQuery.queryKey })
}

/**
 * Puts siblings into an order, one order after the other. Each shows at once; a refusal shows what the server
 * has. Throws `ApiError`.
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
      // What is read while another move waits lacks that one.
      onSettled: () =>
        client.isMutating({ mutationKey }) > 1 ? client.cancelQueries({ queryKey }) : undefined,
    },
  })
}

export const categoryReadErrors = staffErrorTable('adminCategories.error.load')

/** Where a category could not be saved, moved or switched. */
export const categorySaveErrors = actionErrorTable<MessageId>('adminCategories.error.save', {
  404: 'adminCategories.error.gone',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

/** Where it could not be deleted: 409 says that something is still in it. */
export const categoryDeleteErrors = actionErrorTable<MessageId>('adminCategories.error.delete', {
  404: 'adminCategories.error.gone',
  409: 'adminCategories.error.notEmpty',
  422: joinedFieldErrors,
})

/** What the server says about fields that the form shows; empty where there is nothing to put under one. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const { name, slug, image } = error.fieldErrors
  return { ...(name && { name }), ...(slug && { slug }), ...(image && { image }) }
}
