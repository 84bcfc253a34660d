import type {
  AdminCategory,
  AdminCategoryRequest,
  CategoryMention,
  CategoryPlace,
  FieldErrors,
} from '@/api/generated/model'
import { longPathOf } from '@/domain/paths'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { CategoryRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { freeSlug, isOutdated, isSlug, nextVersion } from '../rules/lists'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import { byPosition } from './serialize/product'
import { categoryFamily } from './shop-view'
import { imageOfForm, formTextIn } from './uploads'

function asTree(db: Database): readonly CategoryRow[] {
  const below = (parentId: number | null) =>
    db.where('categories', 'parent_id', parentId).toSorted(byPosition)
  return below(null).flatMap((top) => [top, ...below(top.id)])
}

function isValidMove(db: Database, places: readonly CategoryPlace[]): boolean {
  const moved = new Map(places.map(({ id, parent_id }) => [id, parent_id]))
  if (moved.size < places.length) return false
  const parentAfter = (id: number) =>
    moved.has(id) ? moved.get(id) : db.find('categories', id)?.parent_id
  const isKnown = places.every(({ id }) => db.find('categories', id))
  const all = db.tables.categories
  return (
    isKnown &&
    all.every(({ id }) => {
      const parent = parentAfter(id)
      return parent == null || (parent !== id && parentAfter(parent) === null)
    })
  )
}

const deletedText = 'Xóa danh mục thành công'

export const adminCategoriesHandlers: HandlersOf<'admin-categories'> = {
  adminCategories({ db, query }) {
    const q = fold(query.q ?? '')
    const found = asTree(db).filter(({ name }) => fold(name).includes(q))
    return success(found.map((row) => adminCategoryOf(db, row)))
  },

  async createCategory({ db, body, now }) {
    const isForm = body instanceof FormData
    const request = isForm ? categoryOfForm(body) : body
    const errors = categoryErrors(db, request, null)
    if (hasErrors(errors)) throw refusal('createCategory', 'invalid', errors)
    const image = isForm ? await imageOfForm('createCategory', body) : undefined
    const at = now.toISOString()
    const row = db.insert('categories', {
      ...categoryColumns(db, image ? { ...request, image } : request, null),
      created_at: at,
      updated_at: at,
    })
    return success(adminCategoryOf(db, row), 'Thêm danh mục thành công')
  },

  adminCategory({ db, params }) {
    const row =
      db.find('categories', params.id) ?? throwRefusal('adminCategory', 'categoryNotFound')
    return success(adminCategoryOf(db, row))
  },

  async updateCategory({ db, params, body, now }) {
    const before =
      db.find('categories', params.id) ?? throwRefusal('updateCategory', 'categoryNotFound')
    const isForm = body instanceof FormData
    const request = isForm ? categoryOfForm(body) : body
    if (isOutdated(request.updated_at, before.updated_at))
      throw refusal('updateCategory', 'conflict')
    const errors = categoryErrors(db, request, before)
    if (hasErrors(errors)) throw refusal('updateCategory', 'invalid', errors)
    const updated_at = nextVersion(before.updated_at, now)
    const image = isForm ? await imageOfForm('updateCategory', body) : undefined
    const columns = categoryColumns(db, image ? { ...request, image } : request, before)
    const row = db.transaction(() => {
      if (columns.slug !== before.slug) leadTo(db, before.slug, before.id)
      return db.update('categories', before.id, { ...columns, updated_at })
    })
    return success(adminCategoryOf(db, row), 'Cập nhật danh mục thành công')
  },

  /** Refuses to delete a category that has children, or that has products when `reassign_to` is missing. */
  deleteCategory({ db, params, query }) {
    const category = db.find('categories', params.id)
    if (!category) return emptySuccess(deletedText)
    const { reassign_to } = query
    const isNowhere = reassign_to === category.id || !db.find('categories', reassign_to ?? 0)
    if (reassign_to !== undefined && isNowhere) {
      throw refusal('deleteCategory', 'invalid', { reassign_to: ['Hãy chọn danh mục khác'] })
    }
    const hasChildren = db.where('categories', 'parent_id', category.id).length > 0
    const hasProducts = productCount(db, category) > 0
    if (hasChildren || (hasProducts && reassign_to === undefined)) {
      throw refusal('deleteCategory', 'notEmpty')
    }
    db.transaction(() => {
      for (const { id } of db.where('products', 'category_id', category.id)) {
        db.update('products', id, { category_id: reassign_to ?? null })
      }
      if (reassign_to !== undefined) {
        for (const { slug } of db.where('category_addresses', 'category_id', category.id))
          leadTo(db, slug, reassign_to)
        leadTo(db, category.slug, reassign_to)
      }
      db.remove('categories', category.id)
    })
    return emptySuccess(deletedText)
  },

  reorderCategories({ db, body, now }) {
    const { places } = body
    if (!isValidMove(db, places)) {
      throw refusal('reorderCategories', 'invalid', {
        places: ['Danh sách vừa thay đổi. Hãy tải lại trang.'],
      })
    }
    db.transaction(() => {
      for (const { id, parent_id, position } of places) {
        const updated_at = nextVersion(db.get('categories', id).updated_at, now)
        const level = parent_id === null ? 1 : 2
        db.update('categories', id, { parent_id, position, level, updated_at })
      }
    })
    return success(asTree(db).map((row) => adminCategoryOf(db, row)))
  },
}

/**
 * Makes links to an earlier slug open the given category. Either the category has a new slug now, or it
 * replaces a deleted category.
 */
function leadTo(db: Database, slug: string, category_id: number): void {
  if (db.find('category_addresses', slug)) db.update('category_addresses', slug, { category_id })
  else db.insert('category_addresses', { slug, category_id })
}

type Before = CategoryRow | null

function isTaken(db: Database, slug: string, before: Before): boolean {
  return db.where('categories', 'slug', slug).some(({ id }) => id !== before?.id)
}

function parentError(db: Database, parentId: number, before: Before): string | null {
  const parent = db.find('categories', parentId)
  if (!parent || parent.id === before?.id) return 'Danh mục cha chưa đúng. Hãy chọn lại.'
  if (parent.level !== 1) return 'Danh mục chỉ có hai cấp. Hãy chọn danh mục cấp 1.'
  const hasChildren = before && db.where('categories', 'parent_id', before.id).length > 0
  return hasChildren ? 'Danh mục vẫn còn danh mục con. Hãy chuyển danh mục con đi trước.' : null
}

function categoryErrors(
  db: Database,
  { name, slug, parent_id }: AdminCategoryRequest,
  before: Before,
): FieldErrors {
  const errors: FieldErrors = {}
  if (!name.trim()) errors['name'] = ['Vui lòng nhập tên danh mục']
  if (slug && !isSlug(slug)) errors['slug'] = ['Chỉ dùng chữ thường không dấu, số và dấu gạch nối']
  else if (slug && isTaken(db, slug, before))
    errors['slug'] = ['Đường dẫn đã được sử dụng. Hãy nhập đường dẫn khác.']
  const parent = parent_id == null ? null : parentError(db, parent_id, before)
  if (parent) errors['parent_id'] = [parent]
  return errors
}

function lastPosition(db: Database, parentId: number | null): number {
  const siblings = db.where('categories', 'parent_id', parentId)
  return Math.max(0, ...siblings.map(({ position }) => position)) + 1
}

/**
 * Returns the columns of a category from a request. A field that is absent in the request keeps its value.
 * Without a slug in the request, an unchanged name keeps the slug, and a new name gives a new slug.
 */
function categoryColumns(db: Database, request: AdminCategoryRequest, before: Before) {
  const name = request.name.trim()
  const parent_id =
    request.parent_id === undefined ? (before?.parent_id ?? null) : request.parent_id
  const isMoved = before?.parent_id !== parent_id
  const slugOfName = () => freeSlug(name, (slug) => isTaken(db, slug, before), 'danh-muc')
  return {
    name,
    name_en: (request.name_en ?? before?.name_en ?? '').trim(),
    parent_id,
    slug: request.slug || (before?.name === name ? before.slug : slugOfName()),
    level: parent_id === null ? (1 as const) : (2 as const),
    position: before && !isMoved ? before.position : lastPosition(db, parent_id),
    image: request.image === undefined ? (before?.image ?? null) : request.image,
    is_active: request.is_active ?? before?.is_active ?? true,
  }
}

function categoryOfForm(form: FormData): AdminCategoryRequest {
  const slug = formTextIn(form, 'slug')
  const parent = form.get('parent_id')
  const active = formTextIn(form, 'is_active')
  const updated_at = formTextIn(form, 'updated_at')
  return {
    name: formTextIn(form, 'name') ?? '',
    ...(form.has('name_en') && { name_en: formTextIn(form, 'name_en') ?? '' }),
    ...(slug !== undefined && { slug }),
    ...(parent !== null && { parent_id: Number(parent) || null }),
    ...(active !== undefined && { is_active: active === 'true' || active === '1' }),
    ...(updated_at !== undefined && { updated_at }),
  }
}

function productCount(db: Database, category: CategoryRow): number {
  const ids = [...categoryFamily(db, category)]
  return ids.reduce((sum, id) => sum + db.where('products', 'category_id', id).length, 0)
}

/** Returns the places where the shop links to a category. */
function mentionsOf(db: Database, { slug }: CategoryRow): CategoryMention[] {
  const { sections, menu, banners } = db.tables
  const leadsHere = (link: string | null | undefined) => {
    const path = (link ?? '').replace(/[?#].*$/, '')
    return (longPathOf(path.slice(1)) ?? path) === `/category/${slug}`
  }
  const ofHome = sections.filter(({ content }) =>
    [content.link, ...(content.categories ?? []).map(({ link }) => link)].some(leadsHere),
  )
  return [
    ...ofHome.map(({ content }) => ({ place: 'home' as const, name: content.title ?? '' })),
    ...menu
      .filter(({ final_url }) => leadsHere(final_url))
      .map(({ name }) => ({ place: 'menu' as const, name })),
    ...banners
      .filter(({ link }) => leadsHere(link))
      .map(({ title_1: name }) => ({ place: 'banner' as const, name })),
  ]
}

export function adminCategoryOf(db: Database, row: CategoryRow): AdminCategory {
  const { created_at: _created, ...own } = row
  return { ...own, product_count: productCount(db, row), linked_from: mentionsOf(db, row) }
}
