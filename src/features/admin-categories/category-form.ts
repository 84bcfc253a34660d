import type { AdminCategory, AdminCategoryRequest } from '@/api/generated/model'
import { tidyText } from '@/lib/text'

/** What the form holds; `parent` is an id, or empty for level 1. */
export type CategoryForm = { name: string; slug: string; parent: string; is_active: boolean }

/** The form that a category is changed with, or a new one below `parentId` begun. */
export function formOf(category: AdminCategory | undefined, parentId: number | null): CategoryForm {
  if (!category) return { name: '', slug: '', parent: String(parentId ?? ''), is_active: true }
  const { name, slug, parent_id, is_active } = category
  return { name, slug, parent: String(parent_id ?? ''), is_active }
}

/** What is sent. Without an address of its own the server makes one of the name. */
export function requestOf(form: CategoryForm, version: string | undefined): AdminCategoryRequest {
  const slug = form.slug.trim()
  return {
    name: tidyText(form.name),
    parent_id: form.parent === '' ? null : Number(form.parent),
    is_active: form.is_active,
    ...(slug && { slug }),
    ...(version && { updated_at: version }),
  }
}

/** Whether two forms would send the same. */
export function isSameForm(one: CategoryForm, other: CategoryForm): boolean {
  return JSON.stringify(requestOf(one, undefined)) === JSON.stringify(requestOf(other, undefined))
}
