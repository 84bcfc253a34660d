/** Where a zoomed picture is: its scale, and how far its middle is from the middle of the window, in px. */
export type ZoomView = { scale: number; x: number; y: number }

/** A place, in px from the middle of the window. */
export type ZoomPoint = { x: number; y: number }

/** Sizes in px of the window and of the picture at scale 1. */
export type ZoomSizes = {
  window: { width: number; height: number }
  picture: { width: number; height: number }
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 }

const maxScale = 5

/** Keeps the scale between 1 and 5, and the picture over the window: no edge is dragged past the window's own. */
export function withinZoom({ scale, x, y }: ZoomView, sizes: ZoomSizes): ZoomView {
  const kept = Math.min(Math.max(scale, 1), maxScale)
  const limit = (offset: number, picture: number, window: number): number => {
    const most = Math.max((picture * kept - window) / 2, 0)
    // Adding 0 turns -0 into 0.
    return Math.min(Math.max(offset, -most), most) + 0
  }
  return {
    scale: kept,
    x: limit(x, sizes.picture.width, sizes.window.width),
    y: limit(y, sizes.picture.height, sizes.window.height),
  }
}

/** Returns the view scaled by `factor`; what is at `point` stays there. */
export function zoomedAt(view: ZoomView, point: ZoomPoint, factor: number): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale)
  const grown = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  }
}

export function movedBy(view: ZoomView, { x, y }: ZoomPoint): ZoomView {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** Returns what a key does to the view, or null for a key that is not about zooming. Arrows move a zoomed picture. */
export function zoomedByKey(view: ZoomView, key: string): ZoomView | null {
  const middle = { x: 0, y: 0 }
  if (key === '+' || key === '=') return zoomedAt(view, middle, 1.5)
  if (key === '-') return zoomedAt(view, middle, 1 / 1.5)
  if (key === '0') return whole
  if (view.scale === 1) return null
  const step = 80
  if (key === 'ArrowLeft') return movedBy(view, { x: step, y: 0 })
  if (key === 'ArrowRight') return movedBy(view, { x: -step, y: 0 })
  if (key === 'ArrowUp') return movedBy(view, { x: 0, y: step })
  return key === 'ArrowDown' ? movedBy(view, { x: 0, y: -step }) : null
}
