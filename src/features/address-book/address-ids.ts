/** Ids of the buttons that windows open from and give the focus back to. */
export const addButtonId = 'add-address'
export const editButtonId = (id: number) => `edit-address-${id}`
export const deleteButtonId = (id: number) => `delete-address-${id}`

/** The first of these elements that is on the page. */
export function firstOnPage(...ids: readonly string[]): HTMLElement | null {
  return ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null)
}
