/** The button that adds a top item to the menu. */
export const addMenuItemId = 'menu-add'
/** The button that deletes this item. */
export const deleteMenuItemId = (id: number) => `menu-delete-${id}`
