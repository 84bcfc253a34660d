import { useState } from 'react'

/**
 * The task of a window. The task stays while the window closes. Each opening has a new number, which is the
 * window's key.
 */
type ShownTask<Task> = { task: Task; isOpen: boolean; number: number }

/**
 * Returns the task of a window that belongs to a list, such as the record to edit or to delete. Its functions
 * stay the same between renders.
 */
export function useWindowTask<Task>() {
  const [shown, setShown] = useState<ShownTask<Task>>()
  const [controls] = useState(() => ({
    open: (task: Task) =>
      setShown((before) => ({ task, isOpen: true, number: (before?.number ?? 0) + 1 })),
    /** Changes the task of the open window. */
    change: (task: Task) => setShown((before) => before && { ...before, task }),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  }))
  return { shown, ...controls }
}

/**
 * Returns the element with the first of these ids that is on the page. It gets the focus after a window
 * closes.
 */
export function firstOnPage(...ids: readonly string[]): HTMLElement | null {
  return ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null)
}

/**
 * Returns the next record in a list or, for the last record, the one before it. It gets the focus after a
 * record is deleted.
 */
export function neighbourOf<Item extends { id: number }>(
  { id }: Item,
  items: readonly Item[],
): Item | undefined {
  const place = items.findIndex((item) => item.id === id)
  return items[place + 1] ?? items[place - 1]
}
