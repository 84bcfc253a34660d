import { boolean, string } from 'valibot'
import type {
  AdminCategory,
  AdminCategoryRequest,
  AdminCategoryUpload,
} from '@/api/generated/model'
import { tidyText } from '@/lib/text'
import { type FieldTable, isSameTrimmed, pictureName } from '@/ui/editor/fields'
import type { Saved } from '@/ui/editor/drafts'

/** What the form holds; `parent` is an id, or empty for level 1, `image` the address of a picture, or empty. */
export type CategoryForm = {
  name: string
  slug: string
  parent: string
  image: string
  is_active: boolean
}

export const categoryFields: FieldTable<CategoryForm> = {
  name: { label: 'adminCategories.name', stored: string(), equal: isSameTrimmed('name') },
  slug: { label: 'adminCategories.slug', stored: string(), equal: isSameTrimmed('slug') },
  parent: {
    label: 'adminCategories.parent',
    stored: string(),
    show: ({ parent }, { msg, nameOf }) =>
      parent ? (nameOf?.(parent) ?? `#${parent}`) : msg('adminCategories.parent.none'),
  },
  image: {
    label: 'adminCategories.image',
    stored: string(),
    show: ({ image }) => pictureName(image),
  },
  is_active: { label: 'adminCategories.active.label', stored: boolean() },
}

/** The version of a category that its form begins with; a new one begins below `parentId`. */
export function savedCategory(
  category: AdminCategory | undefined,
  parentId: number | null = null,
): Saved<CategoryForm> {
  if (!category) {
    const form = { name: '', slug: '', parent: String(parentId ?? ''), image: '', is_active: true }
    return { id: null, form, updatedAt: null }
  }
  const { id, name, slug, parent_id, image, is_active, updated_at } = category
  const form = { name, slug, parent: String(parent_id ?? ''), image: image ?? '', is_active }
  return { id, form, updatedAt: updated_at ?? null }
}

/** What is sent. Without an address of its own the server makes one of the name. */
export function requestOf(form: CategoryForm, updatedAt: string | null): AdminCategoryRequest {
  const slug = form.slug.trim()
  return {
    name: tidyText(form.name),
    parent_id: form.parent === '' ? null : Number(form.parent),
    image: form.image || null,
    is_active: form.is_active,
    ...(slug && { slug }),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}

/** The same with a picture that was picked: as a form, in which the file takes the place of an address. */
export function uploadOf(request: AdminCategoryRequest, image: File): FormData {
  const { name, slug, parent_id, is_active, updated_at } = request
  const fields: { [name in keyof AdminCategoryUpload]: string | File | undefined } = {
    name,
    slug,
    parent_id: String(parent_id ?? ''),
    is_active: String(is_active),
    updated_at,
    image,
  }
  const form = new FormData()
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) form.append(field, value)
  return form
}
