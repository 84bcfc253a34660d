import { useState } from 'react'
import type { AdminCategory } from '@/api/generated/model'

/** What is about to be done in a window. */
export type CategoryTask =
  | { name: 'save'; category: AdminCategory | undefined; parentId: number | null }
  | { name: 'delete'; category: AdminCategory }

type Shown = { task: CategoryTask; isOpen: boolean; number: number }

/** Which window is open; it stays while it leaves, and each opening has a number of its own. */
export function useCategoryTask() {
  const [shown, setShown] = useState<Shown>()
  const open = (task: CategoryTask) =>
    setShown((before) => ({ task, isOpen: true, number: (before?.number ?? 0) + 1 }))
  return {
    shown,
    add: (parentId: number | null) => open({ name: 'save', category: undefined, parentId }),
    edit: (category: AdminCategory) =>
      open({ name: 'save', category, parentId: category.parent_id }),
    remove: (category: AdminCategory) => open({ name: 'delete', category }),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  }
}

/** The button that adds a category of level 1, or one below `parentId`. */
export const addButtonId = (parentId: number | null) => `add-category-${parentId ?? 'top'}`
export const editButtonId = (id: number) => `edit-category-${id}`
export const deleteButtonId = (id: number) => `delete-category-${id}`

/** The first of these that is on the page: where the focus goes after a window. */
export function firstOnPage(...ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const found = document.getElementById(id)
    if (found) return found
  }
  return null
}
