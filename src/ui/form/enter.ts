import type { KeyboardEvent } from 'react'
import { isEnter } from '@/lib/command-key'

const typedInto =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=hidden])'

/**
 * In a form with several fields, Enter moves to the next field. The Enter of a scanner does the same. Only
 * Enter in the last field sends the form (Product §10.2.19).
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>, isScan: boolean): void {
  const { target, currentTarget: form } = event
  if (!isEnter(event) || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  const fields = [...form.querySelectorAll<HTMLInputElement>(typedInto)].filter(
    (field) => !field.disabled && !field.readOnly && field.tabIndex >= 0,
  )
  const next = fields[fields.indexOf(target) + 1]
  if (!next || !fields.includes(target) || !(isScan || hasList(form, fields))) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** Returns true if two of the fields are in different items of one list. */
function hasList(form: HTMLElement, fields: readonly Element[]): boolean {
  const lists = fields
    .map((field) => field.closest('ul, ol, tbody'))
    .filter((list) => list && form.contains(list))
  return new Set(lists).size < lists.length
}
