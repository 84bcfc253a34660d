import type { KeyboardEvent } from 'react'
import { isEnter } from '@/lib/command-key'

const typedInto =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=hidden])'

/**
 * Moves the focus on Enter in an input. In a form with a list of fields, Enter moves to the next field, and
 * only Enter in the last field sends the form (Product §10.2.19). The Enter of a scanner moves to the next
 * field in every form. In the last field, it sends the form. Without `enterSends`, Enter never sends the
 * form.
 */
export function moveFocusOnEnter(
  event: KeyboardEvent<HTMLFormElement>,
  { isScan, enterSends }: { isScan: boolean; enterSends: boolean },
): void {
  const { target, currentTarget: form } = event
  if (!isEnter(event) || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  const fields = [...form.querySelectorAll<HTMLInputElement>(typedInto)].filter(
    (field) => !field.disabled && !field.readOnly && field.tabIndex >= 0,
  )
  // In a file input, Enter opens the file picker.
  if (!enterSends && target.type !== 'file') event.preventDefault()
  const next = fields[fields.indexOf(target) + 1]
  const goesOn = isScan || !enterSends || hasList(form, fields)
  if (!next || !fields.includes(target) || !goesOn) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** Returns true if at least two of the fields are in the same list. */
function hasList(form: HTMLElement, fields: readonly Element[]): boolean {
  const lists = fields
    .map((field) => field.closest('ul, ol, tbody'))
    .filter((list) => list && form.contains(list))
  return new Set(lists).size < lists.length
}
