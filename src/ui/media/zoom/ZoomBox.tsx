import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { motion } from '@/theme/tokens'
import { listenToZoom } from './zoom-gestures'
import { whole, withinZoom, zoomedAt, zoomedByKey, type ZoomView } from './zoom-view'

/** Zooms from outside. */
export type ZoomMoves = {
  /** Scales about the middle. */
  by: (factor: number) => void
  /** Does what a key means; false for a key that is not about zooming. */
  press: (key: string) => boolean
  /** Shows the whole picture again. */
  reset: () => void
}

type ZoomBoxProps = {
  /** The picture; it gets the scale it is shown at, rounded up, to load enough pixels. */
  children: (scale: number) => ReactNode
  /** Takes the functions with which buttons and keys zoom and move. */
  moves: Ref<ZoomMoves>
  /** Called when the scale passes 1, in either direction. */
  onZoom?: (zoomed: boolean) => void
}

/**
 * A window in which a picture can be zoomed by double tap, wheel, pinch and keys, and dragged. The window keeps its
 * size, so nothing around it moves.
 */
export function ZoomBox({ children, moves, onZoom }: ZoomBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const mover = useRef<HTMLDivElement>(null)
  const current = useRef<ZoomView>(whole)
  const [scale, setScale] = useState(1)

  /** Draws a view on the element itself, because a pointer moves more often than a component should render. */
  const show = (next: ZoomView, ease = false) => {
    const [window, picture] = [box.current, mover.current]
    if (!window || !picture) return
    const view = withinZoom(next, {
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
  const shown = useRef(show)
  useEffect(() => {
    shown.current = show
  })

  useImperativeHandle(moves, () => ({
    by: (factor) => shown.current(zoomedAt(current.current, { x: 0, y: 0 }, factor), true),
    press: (key) => {
      const view = zoomedByKey(current.current, key)
      if (view) shown.current(view, true)
      return view !== null
    },
    reset: () => shown.current(whole),
  }))

  useEffect(function zoomByGestures() {
    if (!box.current) return undefined
    return listenToZoom(box.current, {
      view: () => current.current,
      show: (view, ease) => shown.current(view, ease),
    })
  }, [])

  return (
    <Window ref={box} data-zoomed="false">
      <Mover ref={mover}>{children(scale)}</Mover>
    </Window>
  )
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
