import type { Row } from '@tanstack/react-table'
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  use,
  useMemo,
  useRef,
} from 'react'
import type { ListFeatures, ListTable } from './list-table'

/**
 * The parts between which the arrow keys move: the search field of a list, its rows, and the bulk actions.
 */
type Parts = {
  table: RefObject<HTMLTableElement | null>
  /** The actions for the selected rows. Null while no row is selected. */
  actions: RefObject<HTMLDivElement | null>
}

export const ListParts = createContext<Parts | null>(null)

export function useListParts(): Parts {
  const table = useRef<HTMLTableElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  return useMemo(() => ({ table, actions }), [])
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Returns the first control in a cell, a row or a bar. */
export const firstControl = (of: Element | null | undefined): HTMLElement | null =>
  of?.querySelector<HTMLElement>(controls) ?? null

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
/** Controls that use the up and down keys themselves. */
const ownArrows = 'select, textarea, input:not([type=checkbox])'

/**
 * Returns the key handler of a table. Up and down move to the same control in the next row, and with Shift
 * they also tick its checkbox. Enter on a checkbox moves to the actions for the ticked rows (`BulkFrame`).
 */
export function useRowKeys<Item extends object>(table: ListTable<Item>) {
  const parts = use(ListParts)
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event
    // In React's tree an open menu is a child of the table, but it is elsewhere in the page.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const cell = target.closest('td, th')
    if (!(cell instanceof HTMLTableCellElement)) return
    const isTick = table.options.enableRowSelection === true && cell.cellIndex === 0
    const step = steps.get(key)
    if (step && !target.matches(ownArrows)) {
      const rows = [...currentTarget.rows]
      const from = rows.findIndex((row) => row.contains(cell))
      const others = step > 0 ? rows.slice(from + 1) : rows.slice(0, from).toReversed()
      const controlIn = (row: HTMLTableRowElement) => firstControl(row.cells[cell.cellIndex])
      const to = others.find(controlIn)
      if (!to) return
      event.preventDefault()
      controlIn(to)?.focus()
      // The first row is the heading.
      const row = table.getRowModel().rows[rows.indexOf(to) - 1]
      if (event.shiftKey && isTick && target instanceof HTMLInputElement)
        row?.toggleSelected(target.checked)
    } else if (key === 'Enter' && isTick) {
      const action = firstControl(parts?.actions.current)
      if (action) event.preventDefault()
      action?.focus()
    }
  }
}

type Tick = {
  isChosen: boolean
  /** True if Shift was held. All rows from the row ticked before to this one then get the same state. */
  isRange: boolean
  /** The id of the row that was ticked before. */
  last: RefObject<string | null>
}

/** Selects a row, or with `isRange` all rows up to it. */
export function tickRow<Item extends object>(
  { id, table }: Row<ListFeatures, Item>,
  { isChosen, isRange, last }: Tick,
): void {
  const ids = table.getRowModel().rows.map((row) => row.id)
  const to = ids.indexOf(id)
  const from = isRange && last.current !== null ? ids.indexOf(last.current) : to
  const ticked = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  last.current = id
  table.setRowSelection((now) => {
    const others = Object.entries(now).filter(([one]) => !ticked.includes(one))
    return Object.fromEntries([...others, ...(isChosen ? ticked.map((one) => [one, true]) : [])])
  })
}

/** Elements with a click action of their own. */
const ownClick = 'a, button, input, select, textarea, label, summary'

/**
 * Opens a row after a click anywhere on it, except on an element with its own click action. Does nothing
 * while the user selects text.
 */
export function openOnClick(event: MouseEvent<HTMLElement>, opener: HTMLElement | null): void {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (target.closest(ownClick) || getSelection()?.isCollapsed === false) return
  firstControl(opener)?.click()
}
