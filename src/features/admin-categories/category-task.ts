import type { AdminCategory } from '@/api/generated/model'
import { useWindowTask } from '@/ui/editor/window-task'

/** What is about to be done in a window. */
export type CategoryTask =
  | { name: 'save'; category: AdminCategory | undefined; parentId: number | null }
  | { name: 'delete'; category: AdminCategory }

/** Returns which window over the tree is open, and opens others. */
export function useCategoryTask() {
  const { shown, open, close } = useWindowTask<CategoryTask>()
  return {
    shown,
    add: (parentId: number | null) => open({ name: 'save', category: undefined, parentId }),
    edit: (category: AdminCategory) =>
      open({ name: 'save', category, parentId: category.parent_id }),
    remove: (category: AdminCategory) => open({ name: 'delete', category }),
    close,
  }
}

/** The button that adds a category of level 1, or one below `parentId`. */
export const addButtonId = (parentId: number | null) => `add-category-${parentId ?? 'top'}`
export const editButtonId = (id: number) => `edit-category-${id}`
export const deleteButtonId = (id: number) => `delete-category-${id}`
