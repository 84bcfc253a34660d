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

/** The parts of a list to which keys move the focus: the rows and the bulk actions. */
type Parts = {
  table: RefObject<HTMLTableElement | null>
  /** The bulk actions. Null while no row is selected. */
  actions: RefObject<HTMLDivElement | null>
}

export const ListPartsContext = createContext<Parts | null>(null)

export function useListPartRefs(): Parts {
  const table = useRef<HTMLTableElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  return useMemo(() => ({ table, actions }), [])
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Returns the first control inside a cell, a row or a bar. */
export const firstControlIn = (of: Element | null | undefined): HTMLElement | null =>
  of?.querySelector<HTMLElement>(controls) ?? null

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
/** Matches controls that use the up and down keys themselves. */
const ownArrows = 'select, textarea, input:not([type=checkbox])'

/**
 * Returns the key handler of a table. The up and down keys move the focus to the same column of the previous
 * or next row that has a control there. Controls that use these keys themselves keep them. In the column of
 * checkboxes, Shift and an arrow also give the state of the current checkbox to the next checkbox. Enter on a
 * checkbox moves the focus to the bulk actions (`BulkActionBar`), if a row is selected.
 */
export function useRowKeyHandler<Item extends object>(table: ListTable<Item>) {
  const parts = use(ListPartsContext)
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event
    // An open menu is a child of the table in React's tree, but it is elsewhere in the page.
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
      const controlIn = (row: HTMLTableRowElement) => firstControlIn(row.cells[cell.cellIndex])
      const to = others.find(controlIn)
      if (!to) return
      event.preventDefault()
      controlIn(to)?.focus()
      // The first row of the table is the heading.
      const row = table.getRowModel().rows[rows.indexOf(to) - 1]
      if (event.shiftKey && isTick && target instanceof HTMLInputElement)
        row?.toggleSelected(target.checked)
    } else if (key === 'Enter' && isTick) {
      const action = firstControlIn(parts?.actions.current)
      if (action) event.preventDefault()
      action?.focus()
    }
  }
}

type Tick = {
  isChosen: boolean
  /** True if Shift was held. All rows between the last ticked row and this one then get the same state. */
  isRange: boolean
  /** The id of the row that was ticked last. */
  last: RefObject<string | null>
}

/**
 * Selects or deselects a row. With `isRange`, all rows between the last ticked row and this one change. If
 * the last ticked row is not on the page, only this row changes.
 */
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

/** Matches elements that handle a click themselves. */
const ownClick = 'a, button, input, select, textarea, label, summary'

/**
 * Opens a row after a click anywhere on it. Clicks with a modifier key, clicks that select text, and clicks
 * on elements that handle clicks themselves are ignored.
 */
export function openRowOnClick(event: MouseEvent<HTMLElement>, opener: HTMLElement | null): void {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (target.closest(ownClick) || getSelection()?.isCollapsed === false) return
  firstControlIn(opener)?.click()
}
