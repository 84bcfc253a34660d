import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import type { AdminCategory } from '@/api/generated/model'
import { CategoryWindow } from '@/features/admin-categories/CategoryWindow'
import { categories } from '../../support/admin-categories'

const [top, shirt, , long] = categories
const edit = (category: AdminCategory) => ({
  name: 'save' as const,
  category,
  parentId: category.parent_id,
})
const remove = (category: AdminCategory) => ({ name: 'delete' as const, category })

const meta = preview.meta({
  component: CategoryWindow,
  args: {
    task: { name: 'save' as const, parentId: 1 },
    isOpen: true,
    categories,
    onClose: fn(),
  },
})

/** The window for a new category suggests the URL from its name. */
export const ToAdd = meta.story({})

export const ToChangeOnAPhone = meta.story({
  args: { task: edit(long) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

const linked: AdminCategory = {
  ...shirt,
  linked_from: [
    { place: 'home', name: 'Thời trang công sở' },
    { place: 'menu', name: 'Áo sơ mi' },
  ],
}

/** Before a category is deleted, the staff member chooses the category for its products and links. */
export const DeletedWithProducts = meta.story({
  tags: ['§10.5.3'],
  args: {
    task: remove(linked),
    categories: categories.map((row) => (row === shirt ? linked : row)),
  },
})

export const DeletedWithChildrenOnAPhone = meta.story({
  args: { task: remove({ ...top, name: long.name }) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
