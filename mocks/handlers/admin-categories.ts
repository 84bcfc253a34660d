import { fold } from '@/lib/text'
import type { CategoryPlace } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { CategoryRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import { isOutdated, nextVersion } from '../rules/versions'
import { done, hasErrors, refusal, success } from './answers'
import { categoryColumns, categoryErrors, categoryOfForm } from './category-form'
import { adminCategoryOf, productCount } from './serialize/category'
import { byPosition } from './serialize/content'
import { imageOfForm } from './uploads'

/** Returns all categories, each top category followed by its children. */
function asTree(db: Database): readonly CategoryRow[] {
  const below = (parentId: number | null) =>
    db.where('categories', 'parent_id', parentId).toSorted(byPosition)
  return below(null).flatMap((top) => [top, ...below(top.id)])
}

/** True when all ids are known and the tree then has two levels at most. */
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

/** The back office's category tree. */
export const adminCategoriesHandlers = {
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
      id: db.nextId('categories'),
      ...categoryColumns(db, image ? { ...request, image } : request, null),
      created_at: at,
      updated_at: at,
    })
    return success(adminCategoryOf(db, row), 'Thêm danh mục thành công')
  },

  adminCategory({ db, params }) {
    const row = db.find('categories', params.id)
    if (!row) throw refusal('adminCategory', 'categoryNotFound')
    return success(adminCategoryOf(db, row))
  },

  async updateCategory({ db, params, body, now }) {
    const before = db.find('categories', params.id)
    if (!before) throw refusal('updateCategory', 'categoryNotFound')
    const isForm = body instanceof FormData
    const request = isForm ? categoryOfForm(body) : body
    if (isOutdated(request.updated_at, before.updated_at))
      throw refusal('updateCategory', 'conflict')
    const errors = categoryErrors(db, request, before)
    if (hasErrors(errors)) throw refusal('updateCategory', 'invalid', errors)
    const updated_at = nextVersion(before.updated_at, now)
    const image = isForm ? await imageOfForm('updateCategory', body) : undefined
    const columns = categoryColumns(db, image ? { ...request, image } : request, before)
    const row = db.update('categories', before.id, { ...columns, updated_at })
    return success(adminCategoryOf(db, row), 'Cập nhật danh mục thành công')
  },

  /** Refused while the category has children, or products and no `reassign_to` to move them to. */
  deleteCategory({ db, params, query }) {
    const category = db.find('categories', params.id)
    if (!category) throw refusal('deleteCategory', 'categoryNotFound')
    const { reassign_to } = query
    const isNowhere = reassign_to === category.id || !db.find('categories', reassign_to ?? 0)
    if (reassign_to !== undefined && isNowhere) {
      throw refusal('deleteCategory', 'invalid', { reassign_to: ['Danh mục không hợp lệ'] })
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
      db.remove('categories', category.id)
    })
    return done('Xóa danh mục thành công')
  },

  reorderCategories({ db, body, now }) {
    const { places } = body
    if (!isValidMove(db, places)) {
      throw refusal('reorderCategories', 'invalid', { places: ['Dữ liệu không hợp lệ'] })
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
} satisfies Pick<
  Backend,
  | 'adminCategories'
  | 'createCategory'
  | 'adminCategory'
  | 'updateCategory'
  | 'deleteCategory'
  | 'reorderCategories'
>
