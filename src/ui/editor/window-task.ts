import { useState } from 'react'

/**
 * The task of a window. The task stays after `close`, so that the window does not become empty during its
 * closing transition. Each opening has a new number, which is the `key` of the window.
 */
type ShownTask<Task> = { task: Task; isOpen: boolean; number: number }

/**
 * Returns the task of a window and the functions that open, change and close it. A task is, for example, the
 * record to edit. The functions stay the same between renders.
 */
export function useWindowTask<Task>() {
  const [shown, setShown] = useState<ShownTask<Task>>()
  const [controls] = useState(() => ({
    open: (task: Task) =>
      setShown((before) => ({ task, isOpen: true, number: (before?.number ?? 0) + 1 })),
    change: (task: Task) => setShown((before) => before && { ...before, task }),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  }))
  return { shown, ...controls }
}

/**
 * Returns the first element on the page that has one of these ids. Focus the returned element after a window
 * has closed.
 */
export function firstWithId(...ids: readonly string[]): HTMLElement | null {
  return ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null)
}

/**
 * Returns the record after this one in a list. For the last record, returns the record before it. Focus the
 * returned record after a record was deleted.
 */
export function neighbourInList<Item extends { id: number }>(
  { id }: Item,
  items: readonly Item[],
): Item | undefined {
  const place = items.findIndex((item) => item.id === id)
  return items[place + 1] ?? items[place - 1]
}
