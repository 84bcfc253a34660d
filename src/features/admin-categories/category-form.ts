import { boolean, string } from 'valibot'
import type { AdminCategory, AdminCategoryRequest } from '@/api/generated/model'
import { tidyText } from '@/lib/text'
import { type FieldTable, isSameTrimmed } from '@/ui/editor/fields'
import type { Saved } from '@/ui/editor/drafts'

/** What the form holds; `parent` is an id, or empty for level 1. */
export type CategoryForm = { name: string; slug: string; parent: string; is_active: boolean }

export const categoryFields: FieldTable<CategoryForm> = {
  name: { label: 'adminCategories.name', stored: string(), equal: isSameTrimmed('name') },
  slug: { label: 'adminCategories.slug', stored: string(), equal: isSameTrimmed('slug') },
  parent: {
    label: 'adminCategories.parent',
    stored: string(),
    show: ({ parent }, { msg, nameOf }) =>
      parent ? (nameOf?.(parent) ?? `#${parent}`) : msg('adminCategories.parent.none'),
  },
  is_active: { label: 'adminCategories.active.label', stored: boolean() },
}

/** The version of a category that its form begins with; a new one begins below `parentId`. */
export function savedCategory(
  category: AdminCategory | undefined,
  parentId: number | null = null,
): Saved<CategoryForm> {
  if (!category) {
    const form = { name: '', slug: '', parent: String(parentId ?? ''), is_active: true }
    return { id: null, form, updatedAt: null }
  }
  const { id, name, slug, parent_id, is_active, updated_at } = category
  const form = { name, slug, parent: String(parent_id ?? ''), is_active }
  return { id, form, updatedAt: updated_at ?? null }
}

/** What is sent. Without an address of its own the server makes one of the name. */
export function requestOf(form: CategoryForm, updatedAt: string | null): AdminCategoryRequest {
  const slug = form.slug.trim()
  return {
    name: tidyText(form.name),
    parent_id: form.parent === '' ? null : Number(form.parent),
    is_active: form.is_active,
    ...(slug && { slug }),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}
