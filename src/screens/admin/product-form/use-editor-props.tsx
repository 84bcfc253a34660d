import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AdminCategory, AdminProduct } from '@/api/generated/model'
import type { ProductForm } from '@/domain/product/form'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { knowsEnglish } from '@/features/admin-categories/tree'
import type { ProductEditorProps } from '@/features/admin-products/form/ProductEditor'
import { useMsg } from '@/i18n/use-msg'
import { Link } from '@/ui/actions/Link'
import type { Option } from '@/ui/choosing/Select'
import { late } from '@/ui/feedback/late'
import { useToast } from '@/ui/toast/toast'

/** What the screens of a new and of a known product give its editor alike. */
export function useEditorProps() {
  return {
    categories: useCategoryChoice(),
    hasEnglish: knowsEnglish(useQuery(adminCategoriesQuery).data ?? []),
    onSaved: useSavedToast(),
    renderPreview,
    renderLink,
  } satisfies Partial<ProductEditorProps>
}

/** Returns the categories for a product; a child's label starts with its parent's name. */
function useCategoryChoice(): ProductEditorProps['categories'] {
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

const ProductPreview = late(async () => (await import('./ProductPreview')).ProductPreview)

/** Renders the form's product page in a dialog; its code loads with the first preview. */
function renderPreview(form: ProductForm, onClose: () => void) {
  return <ProductPreview form={form} onClose={onClose} />
}

/** Renders a link that searches the products by name, in a new tab so that the form stays open. */
function renderLink(name: string, label: string) {
  return (
    <Link to="/admin/products" search={{ q: name }} target="_blank">
      {label}
    </Link>
  )
}

/** Says that a product is saved, published, or kept as a draft. */
function useSavedToast() {
  const msg = useMsg()
  const toast = useToast()
  return ({ status }: AdminProduct, before: AdminProduct | null) => {
    const publishes = status === 'active' && before?.status !== 'active'
    const message = publishes
      ? 'adminProduct.saved.published'
      : status === 'draft'
        ? 'adminProduct.saved.draft'
        : 'adminProduct.saved'
    toast({ message: msg(message) })
  }
}
