import { useState } from 'react'

/** It stays while its window closes; each opening has a number of its own. */
type ShownTask<Task> = { task: Task; isOpen: boolean; number: number }

/**
 * Returns what the window over a list is open for, such as a record to edit or to delete. Its functions stay
 * the same.
 */
export function useWindowTask<Task>() {
  const [shown, setShown] = useState<ShownTask<Task>>()
  const [controls] = useState(() => ({
    open: (task: Task) =>
      setShown((before) => ({ task, isOpen: true, number: (before?.number ?? 0) + 1 })),
    /** Changes what it is open for. */
    change: (task: Task) => setShown((before) => before && { ...before, task }),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  }))
  return { shown, ...controls }
}

/** Returns the first of these elements that is on the page: where the focus goes after a window. */
export function firstOnPage(...ids: readonly string[]): HTMLElement | null {
  return ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null)
}

/**
 * Returns the record after this one in a list, or the one before: the focus goes there when it is deleted.
 */
export function neighbourOf<Item extends { id: number }>(
  { id }: Item,
  items: readonly Item[],
): Item | undefined {
  const place = items.findIndex((item) => item.id === id)
  return items[place + 1] ?? items[place - 1]
}
