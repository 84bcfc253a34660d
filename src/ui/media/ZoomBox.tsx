import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { motion } from '@/theme/tokens.gen'

/** The functions that zoom from outside the box, for example with buttons. */
export type ZoomControls = {
  by: (factor: number) => void
  /**
   * Zooms or moves the picture with a key, such as `+` or an arrow key. Returns false for a key without an
   * effect.
   */
  press: (key: string) => boolean
  reset: () => void
}

type ZoomBoxProps = {
  children: (scale: number) => ReactNode
  /** The ref that receives the functions for buttons and keys. */
  moves: Ref<ZoomControls>
  /** Called when the picture becomes zoomed, and when it is whole again. */
  onZoom?: (zoomed: boolean) => void
}

/**
 * A box with a picture. A click, the wheel or two fingers zoom the picture, and dragging moves it. `moves`
 * serves buttons and keys outside the box. The box keeps its size.
 */
export function ZoomBox({ children, moves, onZoom }: ZoomBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const mover = useRef<HTMLDivElement>(null)
  const current = useRef<ZoomView>(unzoomedView)
  const [scale, setScale] = useState(1)

  /**
   * Shows a view. The view is set on the element directly, because the pointer moves more often than a
   * component should render.
   */
  const show = (next: ZoomView, ease = false) => {
    const [window, picture] = [box.current, mover.current]
    if (!window || !picture) return
    const view = clampZoom(next, {
      window: { width: window.clientWidth, height: window.clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    })
    if (view.scale > 1 !== current.current.scale > 1) onZoom?.(view.scale > 1)
    current.current = view
    picture.dataset.ease = ease ? 'on' : 'off'
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    window.dataset.zoomed = String(view.scale > 1)
    setScale(Math.ceil(view.scale))
  }
  const showNow = useEffectEvent(show)

  useImperativeHandle(moves, () => ({
    by: (factor) => show(zoomAt(current.current, { x: 0, y: 0 }, factor), true),
    press: (key) => {
      const view = zoomByKey(current.current, key)
      if (view) show(view, true)
      return view !== null
    },
    reset: () => show(unzoomedView),
  }))

  useEffect(function zoomByGestures() {
    if (!box.current) return undefined
    return listenToZoom(box.current, {
      view: () => current.current,
      show: (view, ease) => showNow(view, ease),
    })
  }, [])

  return (
    <Window ref={box} data-zoomed="false">
      <Mover ref={mover}>{children(scale)}</Mover>
    </Window>
  )
}

type ZoomStage = { view: () => ZoomView; show: (view: ZoomView, ease?: boolean) => void }

/**
 * A pointer that moves less than `px` has clicked and not dragged. A second click within `ms` counts as a
 * part of the first click.
 */
const tap = { ms: 300, px: 12 }

const pressedScale = 2.5

function fromMiddle(box: HTMLElement, event: MouseEvent): ZoomPoint {
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

const onScreen = ({ clientX, clientY }: MouseEvent): ZoomPoint => ({ x: clientX, y: clientY })

function between(a: ZoomPoint, b: ZoomPoint): ZoomPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function apart(a: ZoomPoint, b: ZoomPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/**
 * Handles the pointer and the wheel. Returns a function that removes the listeners. The listeners are on the
 * element itself, because React's handlers can neither cancel wheel events nor hide the drag of a zoomed
 * picture from a slider around the box.
 */
function listenToZoom(box: HTMLElement, stage: ZoomStage): () => void {
  const fingers = new Map<number, ZoomPoint>()
  let lastTap = -tap.ms
  // The start of the gesture in screen coordinates, because a slider around the box moves it with the finger.
  let begun: ZoomPoint = { x: 0, y: 0 }
  let strayed = 0

  const tapped = (point: ZoomPoint, at: number) => {
    if (at - lastTap < tap.ms) return
    lastTap = at
    const { scale } = stage.view()
    stage.show(zoomAt(stage.view(), point, scale > 1 ? 1 / scale : pressedScale), true)
  }

  const on = {
    wheel: (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0025))
      stage.show(zoomAt(stage.view(), fromMiddle(box, event), factor))
    },
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, fromMiddle(box, event))
      begun = onScreen(event)
      strayed = 0
      if (stage.view().scale > 1) box.setPointerCapture(event.pointerId)
    },
    pointermove: (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = fromMiddle(box, event)
      strayed = Math.max(strayed, apart(begun, onScreen(event)))
      fingers.set(event.pointerId, now)
      const other = [...fingers].find(([id]) => id !== event.pointerId)
      if (!other) {
        if (stage.view().scale === 1) return
        stage.show(moveZoom(stage.view(), { x: now.x - before.x, y: now.y - before.y }))
        return
      }
      const [, still] = other
      const [from, to] = [between(before, still), between(now, still)]
      const factor = apart(now, still) / Math.max(apart(before, still), 1)
      const pinched = zoomAt(stage.view(), from, factor)
      stage.show(moveZoom(pinched, { x: to.x - from.x, y: to.y - from.y }))
    },
    pointerup: (event: PointerEvent) => {
      const wasOnly = fingers.size === 1
      if (fingers.delete(event.pointerId) && wasOnly && strayed < tap.px) {
        tapped(fromMiddle(box, event), event.timeStamp)
      }
    },
    pointercancel: (event: PointerEvent) => void fingers.delete(event.pointerId),
    // The slider must not see the moves of two fingers, because the first finger has already started a drag
    // of the slider.
    touch: (event: TouchEvent) => {
      if (event.touches.length > 1 || stage.view().scale > 1) event.stopPropagation()
    },
    mousedown: (event: MouseEvent) => {
      if (stage.view().scale > 1) event.stopPropagation()
    },
  }
  const listening = new AbortController()
  const { signal } = listening
  box.addEventListener('wheel', on.wheel, { passive: false, signal })
  box.addEventListener('pointerdown', on.pointerdown, { signal })
  box.addEventListener('pointermove', on.pointermove, { signal })
  box.addEventListener('pointerup', on.pointerup, { signal })
  box.addEventListener('pointercancel', on.pointercancel, { signal })
  box.addEventListener('touchstart', on.touch, { passive: true, signal })
  box.addEventListener('touchmove', on.touch, { passive: true, signal })
  box.addEventListener('mousedown', on.mousedown, { signal })
  return () => listening.abort()
}

const Window = styled.div`
  display: grid;
  overflow: hidden;
  width: 100%;
  height: 100%;
  place-items: center;
  cursor: zoom-in;
  touch-action: none;

  &[data-zoomed='true'] {
    cursor: grab;
  }

  &[data-zoomed='true']:active {
    cursor: grabbing;
  }
`

const Mover = styled.div`
  display: grid;
  width: 100%;
  place-items: center;

  &[data-ease='on'] {
    transition: transform ${motion.fast} ${motion.ease};
  }
`

/**
 * The view of a zoomed picture: its scale, and the distance in px from the middle of the window to the middle
 * of the picture.
 */
type ZoomView = { scale: number; x: number; y: number }

/** A point, in px from the middle of the window. */
type ZoomPoint = { x: number; y: number }

/** The sizes of the window and of the picture at scale 1, in px. */
type ZoomSizes = {
  window: { width: number; height: number }
  picture: { width: number; height: number }
}

export const unzoomedView: ZoomView = { scale: 1, x: 0, y: 0 }

const maxScale = 5

/**
 * Returns the view with a scale between 1 and 5, and with an offset at which the picture leaves no avoidable
 * gap. If the picture is narrower or lower than the window, it is centred in that direction.
 */
export function clampZoom({ scale, x, y }: ZoomView, sizes: ZoomSizes): ZoomView {
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

/** Returns the view scaled by `factor`. The part of the picture at `point` stays in its place. */
export function zoomAt(view: ZoomView, point: ZoomPoint, factor: number): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale)
  const grown = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  }
}

/** Returns the view moved by a distance in px. */
export function moveZoom(view: ZoomView, { x, y }: ZoomPoint): ZoomView {
  return { ...view, x: view.x + x, y: view.y + y }
}

/**
 * Returns the view after a key press. Returns null for a key without an effect. The arrow keys only move a
 * zoomed picture.
 */
export function zoomByKey(view: ZoomView, key: string): ZoomView | null {
  const middle = { x: 0, y: 0 }
  if (key === '+' || key === '=') return zoomAt(view, middle, 1.5)
  if (key === '-') return zoomAt(view, middle, 1 / 1.5)
  if (key === '0') return unzoomedView
  if (view.scale === 1) return null
  const step = 80
  if (key === 'ArrowLeft') return moveZoom(view, { x: step, y: 0 })
  if (key === 'ArrowRight') return moveZoom(view, { x: -step, y: 0 })
  if (key === 'ArrowUp') return moveZoom(view, { x: 0, y: step })
  return key === 'ArrowDown' ? moveZoom(view, { x: 0, y: -step }) : null
}
