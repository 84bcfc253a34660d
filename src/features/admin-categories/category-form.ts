import type { AdminCategory, AdminCategoryRequest } from '@/api/generated/model'
import { category } from '@/domain/content/description'
import { lacksEnglish, picked } from '@/lib/description'
import { emptyForm, filledForm, type FormOf, sentForm } from '@/lib/kinds/described'
import type { Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** What the form sets; the position is set in the tree. */
export const described = picked(category, [
  'name',
  'name_en',
  'slug',
  'parent_id',
  'image',
  'is_active',
])

export type CategoryForm = FormOf<typeof described, AdminCategory>

export const categoryFields: FieldTable<CategoryForm> = describedFields(described, {
  name: { label: 'adminCategories.name' },
  parent_id: {
    label: 'adminCategories.parent',
    show: ({ parent_id: id }, { msg, nameOf }) =>
      id === null ? msg('adminCategories.parent.none') : (nameOf?.(String(id)) ?? `#${id}`),
  },
  is_active: { label: 'adminCategories.active.label' },
})

/** The version of a category that its form begins with; a new one begins below `parentId`. */
export function savedCategory(
  saved: AdminCategory | undefined,
  parentId: number | null = null,
): Saved<CategoryForm> {
  const form = saved
    ? filledForm(described, saved)
    : { ...emptyForm(described), parent_id: parentId, is_active: true }
  return { id: saved?.id ?? null, form, updatedAt: saved?.updated_at ?? null }
}

/** What is sent. Without an address of its own the server makes one of the name. */
export function requestOf(form: CategoryForm, updatedAt: string | null): AdminCategoryRequest {
  const { slug, ...sent } = sentForm(described, form)
  return {
    ...sent,
    ...(slug && { slug }),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** The same with a picture that was picked: as a form, in which the file takes the place of an address. */
export function uploadOf(request: AdminCategoryRequest, image: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...request, image }))
    if (value !== undefined) form.append(field, value instanceof File ? value : String(value ?? ''))
  return form
}

/** Returns the categories whose name has no English one. */
export const withoutEnglish = (categories: readonly AdminCategory[]): readonly AdminCategory[] =>
  categories.filter((one) => one.name_en !== undefined && lacksEnglish(category, one))
