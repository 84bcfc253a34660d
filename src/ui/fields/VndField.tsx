import { areOurs, changedPart, groupedVnd, isGrouped, typedVnd } from '@/lib/vnd-input'
import { type LineFieldProps, TextField } from './TextField'

/**
 * An amount in whole VND. Its digits are grouped while the user types, and `250k` becomes `250.000`. The
 * value is the text, which `readVnd` parses.
 */
export function VndField({ value, onChange, onBlur, ...rest }: LineFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={groupWhileTyped}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const grouped = groupedVnd(value)
        if (grouped !== value) onChange(grouped)
        onBlur?.(event)
      }}
    />
  )
}

/**
 * The ref of an input for an amount. It groups the digits while the user types. The text is written in the
 * same way as the browser's own editing, so that the browser's undo reverts each change and the caret stays
 * behind its digit.
 */
export function groupWhileTyped(input: HTMLInputElement | null) {
  if (!input) return undefined
  let before = input.value
  let dotsAreOurs = true
  let isWriting = false

  const show = (after: string, caret: number) => {
    const typed = typedVnd(before, after, caret, dotsAreOurs)
    dotsAreOurs = areOurs(before, after, typed.text, dotsAreOurs)
    isWriting = true
    write(input, typed.text)
    isWriting = false
    input.setSelectionRange(typed.caret, typed.caret)
    before = input.value
  }

  /**
   * Writes the result of a key or a paste, already grouped, in place of the browser. This is not possible for
   * text that a keyboard composes, because that cannot be cancelled.
   */
  const beforeInput = (event: InputEvent) => {
    if (isWriting) return
    before = input.value
    const change = changeOf(event, input, dotsAreOurs)
    if (!change || event.isComposing || !event.cancelable) return
    event.preventDefault()
    const { start, end, data } = change
    show(before.slice(0, start) + data + before.slice(end), start + data.length)
  }
  /** Groups the digits after other edits: text that was cut, dropped, deleted by words or composed. */
  const afterInput = (event: Event) => {
    if (isWriting || !(event instanceof InputEvent) || event.isComposing) return
    if (!event.inputType.startsWith('history') && input.value !== before)
      show(input.value, input.selectionStart ?? input.value.length)
  }
  const composed = () => show(input.value, input.selectionStart ?? input.value.length)
  const focused = () => {
    dotsAreOurs = true
  }

  input.addEventListener('beforeinput', beforeInput)
  input.addEventListener('input', afterInput)
  input.addEventListener('compositionend', composed)
  input.addEventListener('focus', focused)
  return () => {
    input.removeEventListener('beforeinput', beforeInput)
    input.removeEventListener('input', afterInput)
    input.removeEventListener('compositionend', composed)
    input.removeEventListener('focus', focused)
  }
}

/** An edit: `data` replaces the characters from `start` to `end`. */
type Change = { start: number; end: number; data: string }

/**
 * Returns what an edit is about to change, or null if only the browser knows. The dots between groups are not
 * characters of the user: deleting a dot deletes the digit beside it.
 */
function changeOf(
  { inputType, data }: InputEvent,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  dotsAreOurs: boolean,
): Change | null {
  if (selectionStart === null || selectionEnd === null) return null
  const selected = { start: selectionStart, end: selectionEnd, data: data ?? '' }
  if (inputType === 'insertText' || inputType === 'insertFromPaste')
    return data === null ? null : selected
  if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return null
  if (selectionStart !== selectionEnd) return { ...selected, data: '' }
  const isOurDot = (at: number) => dotsAreOurs && value[at] === '.' && isGrouped(value)
  if (inputType === 'deleteContentBackward') {
    const end = isOurDot(selectionStart - 1) ? selectionStart - 1 : selectionStart
    return end > 0 ? { start: end - 1, end, data: '' } : null
  }
  const start = isOurDot(selectionStart) ? selectionStart + 1 : selectionStart
  return start < value.length ? { start, end: start + 1, data: '' } : null
}

/** Writes the part of the text that differs, as if the user had typed it. */
function write(input: HTMLInputElement, text: string): void {
  const { start, end } = changedPart(input.value, text)
  const [from, to] = [start, input.value.length - end]
  const piece = text.slice(start, text.length - end)
  if (from === to && piece === '') return
  input.setSelectionRange(from, to)
  // `execCommand` is deprecated, but no other way of writing is known to the browser's undo. It writes at the
  // focus.
  const isHere = document.activeElement === input
  if (isHere && document.execCommand(piece ? 'insertText' : 'delete', false, piece)) return
  input.setRangeText(piece, from, to, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
