import type { AdminCategory, AdminCategoryRequest } from '@/api/generated/model'
import { category } from '@/domain/content/description'
import { lacksEnglish, pickFields } from '@/lib/description'
import { emptyForm, filledForm, type FormValuesOf, valuesToSend } from '@/lib/kinds/described'
import type { SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/** The fields of the form. The position is not among them, because staff sort the categories in the list. */
export const categoryFormDescription = {
  ...pickFields(category, ['name', 'name_en', 'slug', 'parent_id', 'image', 'is_active']),
  name: { ...category.name, label: 'adminCategories.name' },
} as const

export type CategoryFormValues = FormValuesOf<typeof categoryFormDescription, AdminCategory>

export const categoryFields: FieldTable<CategoryFormValues> = fieldTableOf(
  categoryFormDescription,
  {
    parent_id: {
      label: 'adminCategories.parent',
      show: ({ parent_id: id }, { msg, nameOf }) =>
        id === null ? msg('adminCategories.parent.none') : (nameOf?.(String(id)) ?? `#${id}`),
    },
    is_active: { label: 'adminCategories.active.label' },
  },
)

/** Returns a saved category as a saved version for the editor. A new category starts below `parentId`. */
export function categoryForEditor(
  saved: AdminCategory | undefined,
  parentId: number | null = null,
): SavedVersion<CategoryFormValues> {
  const form = saved
    ? filledForm(categoryFormDescription, saved)
    : { ...emptyForm(categoryFormDescription), parent_id: parentId, is_active: true }
  return { id: saved?.id ?? null, form, updatedAt: saved?.updated_at ?? null }
}

/** Returns the request. If it contains no `slug`, the server makes one from the name. */
export function categoryRequest(
  form: CategoryFormValues,
  updatedAt: string | null,
): AdminCategoryRequest {
  const { slug, ...sent } = valuesToSend(categoryFormDescription, form)
  return {
    ...sent,
    ...(slug && { slug }),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** Returns the request and its new picture as form data. `null` becomes an empty text. */
export function categoryFormData(request: AdminCategoryRequest, image: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...request, image }))
    if (value !== undefined) form.append(field, value instanceof File ? value : String(value ?? ''))
  return form
}

/**
 * Returns the categories that lack an English name. The result is empty if the host does not support English
 * names.
 */
export const categoriesLackingEnglish = (
  categories: readonly AdminCategory[],
): readonly AdminCategory[] =>
  categories.filter((row) => row.name_en !== undefined && lacksEnglish(category, row))
