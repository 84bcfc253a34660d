import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AdminCategory } from '@/api/generated/model'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import type { CategoryChoice } from '@/features/admin-products/form/CategoryField'
import { useMsg } from '@/i18n/use-msg'
import type { Option } from '@/ui/choosing/Select'

/** Returns the categories for a product; a child's label starts with its parent's name. */
export function useCategoryChoice(): CategoryChoice {
  const msg = useMsg()
  const { data, isPending, isError, refetch } = useQuery(adminCategoriesQuery)
  const error = isError && !data ? msg('adminProduct.category.error') : undefined
  return useMemo(
    () => ({
      options: data ? optionsOf(data) : [],
      loading: isPending && !error,
      error,
      onRetry: () => void refetch(),
    }),
    [data, isPending, error, refetch],
  )
}

function optionsOf(categories: readonly AdminCategory[]): Option[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.map(({ id, name, parent_id: parent }) => ({
    value: String(id),
    label: [parent === null ? undefined : names.get(parent), name].filter(Boolean).join(' › '),
  }))
}
