import type { AdminCategory, AdminCategoryRequest } from '@/api/generated/model'
import { category } from '@/domain/content/description'
import { lacksEnglish, picked } from '@/lib/description'
import { emptyForm, filledForm, type FormOf, sentForm } from '@/lib/kinds/described'
import type { Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** The fields of the form. The position is missing, because staff set it in the list of categories. */
export const categoryFormDescription = {
  ...picked(category, ['name', 'name_en', 'slug', 'parent_id', 'image', 'is_active']),
  name: { ...category.name, label: 'adminCategories.name' },
} as const

export type CategoryForm = FormOf<typeof categoryFormDescription, AdminCategory>

export const categoryFields: FieldTable<CategoryForm> = describedFields(categoryFormDescription, {
  parent_id: {
    label: 'adminCategories.parent',
    show: ({ parent_id: id }, { msg, nameOf }) =>
      id === null ? msg('adminCategories.parent.none') : (nameOf?.(String(id)) ?? `#${id}`),
  },
  is_active: { label: 'adminCategories.active.label' },
})

/** Returns the saved version for the form. A new category starts below `parentId`. */
export function savedCategory(
  saved: AdminCategory | undefined,
  parentId: number | null = null,
): Saved<CategoryForm> {
  const form = saved
    ? filledForm(categoryFormDescription, saved)
    : { ...emptyForm(categoryFormDescription), parent_id: parentId, is_active: true }
  return { id: saved?.id ?? null, form, updatedAt: saved?.updated_at ?? null }
}

/** Returns the request. If it contains no address, the server makes an address from the name. */
export function categoryRequest(
  form: CategoryForm,
  updatedAt: string | null,
): AdminCategoryRequest {
  const { slug, ...sent } = sentForm(categoryFormDescription, form)
  return {
    ...sent,
    ...(slug && { slug }),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** Returns the request together with a picked picture, in the form of form data. */
export function categoryUpload(request: AdminCategoryRequest, image: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...request, image }))
    if (value !== undefined) form.append(field, value instanceof File ? value : String(value ?? ''))
  return form
}

/** Returns the categories without an English name. */
export const withoutEnglish = (categories: readonly AdminCategory[]): readonly AdminCategory[] =>
  categories.filter((row) => row.name_en !== undefined && lacksEnglish(category, row))
