import type { AdminCategoryRequest, FieldErrors } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { CategoryRow } from '../db/tables'
import { freeSlug, isSlug } from '../rules/slugs'

/** The category before the change; null for a new one. */
type Before = CategoryRow | null

function isTaken(db: Database, slug: string, before: Before): boolean {
  return db.where('categories', 'slug', slug).some(({ id }) => id !== before?.id)
}

function parentError(db: Database, parentId: number, before: Before): string | null {
  const parent = db.find('categories', parentId)
  if (!parent || parent.id === before?.id) return 'Danh mục cha không hợp lệ'
  if (parent.level !== 1) return 'Danh mục chỉ có hai cấp'
  const hasChildren = before && db.where('categories', 'parent_id', before.id).length > 0
  return hasChildren ? 'Danh mục vẫn còn danh mục con' : null
}

/** Returns the errors of a category, per field. */
export function categoryErrors(
  db: Database,
  { name, slug, parent_id }: AdminCategoryRequest,
  before: Before,
): FieldErrors {
  const errors: FieldErrors = {}
  if (!name.trim()) errors['name'] = ['Vui lòng nhập tên danh mục']
  if (slug && !isSlug(slug)) errors['slug'] = ['Đường dẫn không hợp lệ']
  else if (slug && isTaken(db, slug, before)) errors['slug'] = ['Đường dẫn đã được sử dụng']
  const parent = parent_id == null ? null : parentError(db, parent_id, before)
  if (parent) errors['parent_id'] = [parent]
  return errors
}

/** Returns the position after the last sibling. */
function lastPosition(db: Database, parentId: number | null): number {
  const siblings = db.where('categories', 'parent_id', parentId)
  return Math.max(0, ...siblings.map(({ position }) => position)) + 1
}

/** Returns the columns of a valid request. Absent fields stay as they are; a new slug comes from the name. */
export function categoryColumns(db: Database, request: AdminCategoryRequest, before: Before) {
  const name = request.name.trim()
  const parent_id =
    request.parent_id === undefined ? (before?.parent_id ?? null) : request.parent_id
  const isMoved = before?.parent_id !== parent_id
  const slugOfName = () => freeSlug(name, (slug) => isTaken(db, slug, before), 'danh-muc')
  return {
    name,
    parent_id,
    slug: request.slug || (before?.name === name ? before.slug : slugOfName()),
    level: parent_id === null ? (1 as const) : (2 as const),
    position: before && !isMoved ? before.position : lastPosition(db, parent_id),
    image: request.image === undefined ? (before?.image ?? null) : request.image,
    is_active: request.is_active ?? before?.is_active ?? true,
  }
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Turns the texts of a form into the JSON request. `imageOfForm` reads its file. */
export function categoryOfForm(form: FormData): AdminCategoryRequest {
  const slug = textOf(form, 'slug')
  const parent = form.get('parent_id')
  const active = textOf(form, 'is_active')
  const updated_at = textOf(form, 'updated_at')
  return {
    name: textOf(form, 'name') ?? '',
    ...(slug !== undefined && { slug }),
    ...(parent !== null && { parent_id: Number(parent) || null }),
    ...(active !== undefined && { is_active: active === 'true' || active === '1' }),
    ...(updated_at !== undefined && { updated_at }),
  }
}
