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
