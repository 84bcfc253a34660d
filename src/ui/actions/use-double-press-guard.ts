import { useEffect } from 'react'

/** Within what time two presses are one double click, in ms (Product §4.12). */
const doubleMs = 600
/** Within what time the same button is not meant twice, in ms: quicker than its screen can answer. */
const quickMs = 300
/** How far a hand slips between them, in px. */
const slipPx = 16

const controls = 'a[href], button, input, select, textarea, label, [role=option], [role^=menuitem]'

const buttons = 'button, a[href], [role^=menuitem]'

type Press = { control: Element; x: number; y: number; at: number }

/**
 * While mounted, the second press of a double click, quick or slow, does not act on something else than the first: the row
 * that has slid under the pointer, what a closed window or bar has covered, the button that took the place of the pressed
 * one. Nor does it turn back the switch that the first has turned, or send twice what one button sends. Keys say by the focus
 * what they mean, and are left alone; so is code, whose presses have no place.
 */
export function useDoublePressGuard(): void {
  useEffect(function guardPresses() {
    let last: Press | undefined
    let isDropped = false
    const begin = (event: PointerEvent) => {
      if (!event.isTrusted) return
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      const { clientX: x, clientY: y } = event
      const at = performance.now()
      isDropped =
        last !== undefined &&
        at - last.at < doubleMs &&
        Math.hypot(x - last.x, y - last.y) < slipPx &&
        (control !== last.control || isSwitch(control))
      if (isDropped) stop(event)
      else last = control ? { control, x, y, at } : undefined
    }
    let began = 0
    const follow = (event: MouseEvent) => {
      if (!event.isTrusted) return
      // Only a mouse event tells whether the browser takes it for the second of a double click.
      if (event.type === 'mousedown') {
        const isQuick = event.detail > 1 && event.timeStamp - began < quickMs
        began = event.timeStamp
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

function isSwitch(control: Element): boolean {
  return control.matches('[role=switch], label:has([role=switch])')
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
