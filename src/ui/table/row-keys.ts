import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * The keys of a list: up and down go to the same control of the next row, with Shift they tick its checkbox too, and Enter on a
 * checkbox goes to what can be done with the ticked rows (`BulkFrame`).
 */
export function pressRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  // An open menu is a child for React, but stands elsewhere in the page.
  const isInside = target instanceof HTMLElement && currentTarget.contains(target)
  if (!isInside || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const step = steps.get(key)
  if (step && !target.matches(ownArrows)) {
    const next = controlBeside(target, step)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey && selects(target) && selects(next) && isOfRow(next))
      if (next.checked !== target.checked) next.click()
    next.focus()
  } else if (key === 'Enter' && selects(target)) {
    const action = document.querySelector<HTMLElement>(bulkAction)
    if (!action) return
    event.preventDefault()
    action.focus()
  }
}

const lastPressed = new WeakMap<Element, HTMLInputElement>()

/** With Shift, a press on a checkbox of a row brings all between it and the one pressed before to the same state. */
export function pressRowBox({ target, currentTarget, shiftKey, nativeEvent }: MouseEvent): void {
  if (!(target instanceof HTMLElement) || !selects(target)) return
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(rowBoxes)]
  const last = lastPressed.get(currentTarget)
  const [from, to] = [last ? boxes.indexOf(last) : -1, boxes.indexOf(target)]
  // The clicks below are code's own.
  if (to < 0 || !nativeEvent.isTrusted) return
  lastPressed.set(currentTarget, target)
  if (!shiftKey || from < 0) return
  for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1))
    if (box !== target && box.checked !== target.checked) box.click()
}

/** Moves the focus from the search of a list to its first row: the checkbox, the link, or the cell of a sheet. */
export function focusFirstRow(): boolean {
  const first = document.querySelector<HTMLElement>(`[data-row] :is(${controls}), input[data-row]`)
  first?.focus()
  return first !== null
}

const steps: ReadonlyMap<string, 'next' | 'previous'> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
])

const controls = 'a[href], button:enabled, input:enabled, select:enabled'
const bulkAction = '[data-bulk]:not([hidden]) [data-doing] :is(button, select):enabled'
/** A checkbox, which selects. A switch changes something. */
const selecting = '[type=checkbox]:not([role=switch])'
const rowBoxes = `[data-row] ${selecting}`
/** Controls to which up and down mean something else. */
const ownArrows = 'select, textarea, input:not([type=checkbox])'

function selects(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.matches(selecting)
}

/** False in the heading, whose checkbox selects all. */
const isOfRow = (element: Element) => element.closest('[data-row]') !== null

function controlBeside(from: HTMLElement, step: 'next' | 'previous'): HTMLElement | undefined {
  const row = from.closest<HTMLElement>('[role=row]')
  const rows = [...(row?.closest('[role=table]')?.querySelectorAll('[role=row]') ?? [])]
  const cell = [...(row?.children ?? [])].findIndex((one) => one.contains(from))
  if (!row || cell < 0) return undefined
  const at = rows.indexOf(row)
  const others = step === 'next' ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  return others
    .map((other) => other.children[cell]?.querySelector<HTMLElement>(controls))
    .find((control) => control !== null && control !== undefined)
}
