import { movedBy, zoomedAt, type ZoomPoint, type ZoomView } from './zoom-view'

/** What gestures read and change. `show` draws a view; `ease` animates the way to it. */
export type ZoomStage = {
  view: () => ZoomView
  show: (view: ZoomView, ease?: boolean) => void
}

/** Two taps within this time, and this near to each other, are a double tap. */
const tap = { ms: 300, px: 24 }
const doubleTapScale = 2.5

function fromMiddle(box: HTMLElement, event: MouseEvent): ZoomPoint {
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function between(a: ZoomPoint, b: ZoomPoint): ZoomPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function apart(a: ZoomPoint, b: ZoomPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/**
 * Listens to wheel, pinch, drag and double tap on `box`; returns how to stop. The listeners are the element's own,
 * because a wheel must be cancelled, and a slider around the box must not see the drag of a zoomed picture.
 */
export function listenToZoom(box: HTMLElement, stage: ZoomStage): () => void {
  const fingers = new Map<number, ZoomPoint>()
  let lastTap: (ZoomPoint & { at: number }) | null = null
  let travelled = 0

  const tapped = (point: ZoomPoint, at: number) => {
    const again = lastTap && at - lastTap.at < tap.ms && apart(lastTap, point) < tap.px
    lastTap = again ? null : { ...point, at }
    if (!again) return
    const { scale } = stage.view()
    stage.show(zoomedAt(stage.view(), point, scale > 1 ? 1 / scale : doubleTapScale), true)
  }

  const on = {
    wheel: (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0025))
      stage.show(zoomedAt(stage.view(), fromMiddle(box, event), factor))
    },
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, fromMiddle(box, event))
      travelled = 0
      if (stage.view().scale > 1) box.setPointerCapture(event.pointerId)
    },
    pointermove: (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = fromMiddle(box, event)
      travelled += apart(before, now)
      fingers.set(event.pointerId, now)
      const other = [...fingers].find(([id]) => id !== event.pointerId)
      if (!other) {
        if (stage.view().scale === 1) return
        stage.show(movedBy(stage.view(), { x: now.x - before.x, y: now.y - before.y }))
        return
      }
      const [, still] = other
      const [from, to] = [between(before, still), between(now, still)]
      const factor = apart(now, still) / Math.max(apart(before, still), 1)
      const pinched = zoomedAt(stage.view(), from, factor)
      stage.show(movedBy(pinched, { x: to.x - from.x, y: to.y - from.y }))
    },
    pointerup: (event: PointerEvent) => {
      const wasOnly = fingers.size === 1
      if (fingers.delete(event.pointerId) && wasOnly && travelled < tap.px) {
        tapped(fromMiddle(box, event), event.timeStamp)
      }
    },
    pointercancel: (event: PointerEvent) => void fingers.delete(event.pointerId),
    // The first finger of a pinch has begun a drag of the slider: it must not see the moves of two.
    touch: (event: TouchEvent) => {
      if (event.touches.length > 1 || stage.view().scale > 1) event.stopPropagation()
    },
    mousedown: (event: MouseEvent) => {
      if (stage.view().scale > 1) event.stopPropagation()
    },
  }
  box.addEventListener('wheel', on.wheel, { passive: false })
  box.addEventListener('pointerdown', on.pointerdown)
  box.addEventListener('pointermove', on.pointermove)
  box.addEventListener('pointerup', on.pointerup)
  box.addEventListener('pointercancel', on.pointercancel)
  box.addEventListener('touchstart', on.touch, { passive: true })
  box.addEventListener('touchmove', on.touch, { passive: true })
  box.addEventListener('mousedown', on.mousedown)
  return () => {
    box.removeEventListener('wheel', on.wheel)
    box.removeEventListener('pointerdown', on.pointerdown)
    box.removeEventListener('pointermove', on.pointermove)
    box.removeEventListener('pointerup', on.pointerup)
    box.removeEventListener('pointercancel', on.pointercancel)
    box.removeEventListener('touchstart', on.touch)
    box.removeEventListener('touchmove', on.touch)
    box.removeEventListener('mousedown', on.mousedown)
  }
}
