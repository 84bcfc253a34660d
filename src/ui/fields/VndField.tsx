import {
  areDotsAddedByShop,
  commonStartAndEnd,
  groupedVnd,
  isGroupedVnd,
  vndAfterTyping,
} from '@/lib/vnd-input'
import { type OneLineFieldProps, TextField } from './TextField'

/**
 * A field for an amount in whole VND. Thousands marks are added while the user types, and `250k` becomes
 * `250.000`. The value is the text, which `readVnd` parses.
 */
export function VndField({ value, onChange, onBlur, ...rest }: OneLineFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={groupVndWhileTyping}
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
 * Adds thousands marks to an amount while the user types. Use it as the ref of an input. The text is changed
 * like an edit of the browser, so that undo works and the caret stays after its digit.
 */
export function groupVndWhileTyping(input: HTMLInputElement | null) {
  if (!input) return undefined
  let before = input.value
  let dotsAreOurs = true
  let isWriting = false

  const show = (after: string, caret: number) => {
    const typed = vndAfterTyping(before, after, caret, dotsAreOurs)
    dotsAreOurs = areDotsAddedByShop(before, after, typed.text, dotsAreOurs)
    isWriting = true
    write(input, typed.text)
    isWriting = false
    input.setSelectionRange(typed.caret, typed.caret)
    before = input.value
  }

  /**
   * Handles a key or a paste before the browser does, and writes the result with thousands marks. Text that
   * an input method composes cannot be handled here, because its events cannot be cancelled.
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
  /** Adds thousands marks after other edits: cut, drop, deleting a word, and composed text. */
  const afterInput = (event: Event) => {
    if (isWriting || !(event instanceof InputEvent) || event.isComposing) return
    if (!event.inputType.startsWith('history') && input.value !== before)
      show(input.value, input.selectionStart ?? input.value.length)
  }
  const composed = () => show(input.value, input.selectionStart ?? input.value.length)
  const focused = () => {
    dotsAreOurs = true
  }

  const listening = new AbortController()
  const { signal } = listening
  input.addEventListener('beforeinput', beforeInput, { signal })
  input.addEventListener('input', afterInput, { signal })
  input.addEventListener('compositionend', composed, { signal })
  input.addEventListener('focus', focused, { signal })
  return () => listening.abort()
}

/** An edit: `data` replaces the characters from `start` to `end`. */
type Change = { start: number; end: number; data: string }

/**
 * Returns the edit that the browser is about to make. Returns null for an edit that the event does not
 * describe, for example the deletion of a word. Deleting a thousands mark deletes the digit next to it,
 * because the user did not type the mark.
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
  const isOurDot = (at: number) => dotsAreOurs && value[at] === '.' && isGroupedVnd(value)
  if (inputType === 'deleteContentBackward') {
    const end = isOurDot(selectionStart - 1) ? selectionStart - 1 : selectionStart
    return end > 0 ? { start: end - 1, end, data: '' } : null
  }
  const start = isOurDot(selectionStart) ? selectionStart + 1 : selectionStart
  return start < value.length ? { start, end: start + 1, data: '' } : null
}

/** Writes the part of the text that differs, like an edit of the user. */
function write(input: HTMLInputElement, text: string): void {
  const { start, end, added } = commonStartAndEnd(input.value, text)
  const to = input.value.length - end
  if (start === to && added === '') return
  input.setSelectionRange(start, to)
  // `execCommand` is deprecated, but the browser's undo only knows edits that are made with it. `execCommand`
  // writes to the focused element.
  const isHere = document.activeElement === input
  if (isHere && document.execCommand(added ? 'insertText' : 'delete', false, added)) return
  input.setRangeText(added, start, to, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
