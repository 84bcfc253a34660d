import { useEffect } from 'react'

/** Within what time two presses are one double click, and how long what has moved takes none, in ms (Product §4.12). */
const doubleMs = 600
/** Within what time the same button is not meant twice, in ms: quicker than its screen can answer. */
const quickMs = 300
/** How far a hand slips between them, in px. */
const slipPx = 16

const controls =
  'a[href], button, input, select, textarea, label, [contenteditable=true], [role=option], [role^=menuitem]'

const buttons = 'button, a[href], [role^=menuitem]'

const switches = '[role=switch], label:has([role=switch])'

/** Where a press sets the caret, and nothing can be done twice. */
const fields =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

/** A press of the pointer: the control under it, its place in the window in px, its time in ms. */
export type Press = { control: Element | null; x: number; y: number; at: number }

/** Until when elements take no press, in ms. */
const guardedUntil = new WeakMap<Element, number>()

/** Has rows (`data-row`) that have just moved, or got other buttons, take no press for 600 ms: it was meant for another. */
export function guardMoved(rows: Iterable<Element>): void {
  const until = performance.now() + doubleMs
  for (const row of rows) guardedUntil.set(row, until)
}

/**
 * While mounted, guards the whole page against presses that are not meant. The second press of a double click, quick or slow,
 * does not act on something else than the first: what a closed window or bar has covered, the button that took the place of
 * the pressed one. Nor does it turn back the switch that the first has turned, or send twice what one button sends. Keys say
 * by the focus what they mean, and are left alone; so is code, whose presses have no place, and so are fields to type in.
 * Only a row of `guardMoved` takes no press at all.
 */
export function usePressGuard(): void {
  useEffect(function guardPresses() {
    let last: Press | undefined
    let isDropped = false
    const begin = (event: PointerEvent) => {
      if (!event.isTrusted) return
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      const press = { control, x: event.clientX, y: event.clientY, at: performance.now() }
      isDropped = last !== undefined && isSecondOf(last, press)
      if (isDropped) stop(event)
      else last = control ? press : undefined
    }
    let lastDownAt = 0
    const follow = (event: MouseEvent) => {
      // A native select opens with the press of the button, everything else acts on the click.
      if (event.type !== 'mouseup' && isOnMoved(event)) stop(event)
      if (!event.isTrusted) return
      // Only a mouse event tells whether the browser takes it for the second of a double click.
      if (event.type === 'mousedown') {
        const isQuick = event.detail > 1 && event.timeStamp - lastDownAt < quickMs
        lastDownAt = event.timeStamp
        if (isQuick && event.target instanceof Element && event.target.closest(buttons))
          isDropped = true
      }
      // A click without a pointer comes from a key or from code.
      if (isDropped && event.detail > 0) stop(event)
    }
    const events = ['mousedown', 'mouseup', 'click'] as const
    document.addEventListener('pointerdown', begin, { capture: true })
    for (const name of events) document.addEventListener(name, follow, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', begin, { capture: true })
      for (const name of events) document.removeEventListener(name, follow, { capture: true })
    }
  }, [])
}

function isOnMoved({ target }: Event): boolean {
  const row = target instanceof Element ? target.closest('[data-row]') : null
  return row !== null && performance.now() < (guardedUntil.get(row) ?? 0)
}

/** Returns true where `press` is the second of a double press that began as `last`, and would do something else. */
export function isSecondOf(last: Press, press: Press): boolean {
  const { control, x, y, at } = press
  const isDouble = at - last.at < doubleMs && Math.hypot(x - last.x, y - last.y) < slipPx
  if (!isDouble || control?.matches(fields)) return false
  return control !== last.control || (control?.matches(switches) ?? false)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
