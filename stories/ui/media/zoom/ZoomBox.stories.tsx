import preview from '#.storybook/preview'
import { useRef } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { ZoomBox, type ZoomMoves } from '@/ui/media/zoom/ZoomBox'
import { garmentPicture } from '../../../support/pictures'

const picture = garmentPicture('ao-dai-lua-ha-dong-nguyet-cat', 'detail')

const meta = preview.meta({
  component: ZoomBox,
  args: {
    moves: null,
    onZoom: fn(),
    children: () => <Picture src={picture} alt="Áo dài lụa" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, height: 400 }}>
        <Story />
      </div>
    ),
  ],
})

function scaleOf(canvasElement: HTMLElement): number {
  const mover = canvasElement.querySelector<HTMLElement>('[data-zoomed] > div')
  return Number(/scale\(([\d.]+)\)/.exec(mover?.style.transform ?? '')?.[1] ?? 1)
}

function windowOf(canvasElement: HTMLElement): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>('[data-zoomed]')
  if (!found) throw new Error('no zoom window')
  return found
}

/** Place and size of an element, as values that can be compared: those of a `DOMRect` are hidden from `toEqual`. */
function boxOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** How far the picture was moved to the right, in px. */
function movedOf(canvasElement: HTMLElement): number {
  const mover = canvasElement.querySelector<HTMLElement>('[data-zoomed] > div')
  return Number(/translate\((-?[\d.]+)px/.exec(mover?.style.transform ?? '')?.[1] ?? 0)
}

/** How far a place of the window is to the right of its middle, in px. */
function fromMiddle(box: HTMLElement, clientX: number): number {
  const { left, width } = box.getBoundingClientRect()
  return clientX - left - width / 2
}

/** A press of one pointer and its end, at a time of the test's own. */
function tap(box: HTMLElement, clientX: number, at: number): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, { pointerId: 1, clientX, clientY: 200, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    box.dispatchEvent(event)
  }
}

/** The wheel zooms in and out again, and the place under the pointer stays there; neither the page nor the window moves. */
export const Wheel = meta.story({
  play: async ({ canvasElement, args }) => {
    const box = windowOf(canvasElement)
    const before = boxOf(box)
    const goesOn = await fireEvent.wheel(box, { deltaY: -300, clientX: 100, clientY: 100 })
    await expect(goesOn).toBe(false)
    const scale = scaleOf(canvasElement)
    await expect(scale).toBeCloseTo(Math.exp(0.75), 3)
    await expect(movedOf(canvasElement)).toBeCloseTo(fromMiddle(box, 100) * (1 - scale), 1)
    await expect(args.onZoom).toHaveBeenLastCalledWith(true)
    await fireEvent.wheel(box, { deltaY: 3000, clientX: 100, clientY: 100 })
    await expect(scaleOf(canvasElement)).toBe(1)
    await expect(args.onZoom).toHaveBeenLastCalledWith(false)
    await expect(boxOf(box)).toEqual(before)
  },
})

/** A press zooms in where it is, the next one out; a second tap right after the first is one with it. */
export const Press = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const before = boxOf(box)
    tap(box, 160, 10_000)
    tap(box, 160, 10_100)
    await expect(scaleOf(canvasElement)).toBe(2.5)
    await expect(movedOf(canvasElement)).toBeCloseTo(fromMiddle(box, 160) * -1.5, 1)
    await expect(boxOf(box)).toEqual(before)
    tap(box, 160, 20_000)
    await expect(scaleOf(canvasElement)).toBe(1)
  },
})

/** Two fingers that move apart zoom in, and what is between them stays there; one that is taken away zooms no more. */
export const Pinch = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const before = boxOf(box)
    const finger = (
      type: 'pointerDown' | 'pointerMove' | 'pointerCancel',
      pointerId: number,
      clientX: number,
    ) => fireEvent[type](box, { pointerId, clientX, clientY: 200, pointerType: 'touch', button: 0 })
    await finger('pointerDown', 1, 140)
    await finger('pointerDown', 2, 180)
    await finger('pointerMove', 2, 260)
    await expect(scaleOf(canvasElement)).toBeCloseTo(3, 1)
    // Between the fingers is the place 160, which is at 200 now.
    const moved = fromMiddle(box, 160) * -2 + 40
    await expect(movedOf(canvasElement)).toBeCloseTo(moved, 0)
    await finger('pointerCancel', 1, 140)
    await finger('pointerMove', 2, 230)
    await expect(scaleOf(canvasElement)).toBeCloseTo(3, 1)
    await expect(movedOf(canvasElement)).toBeCloseTo(moved - 30, 0)
    await expect(boxOf(box)).toEqual(before)
  },
})

/** A slider around the box sees the drag of one finger or of a mouse, but no move of two, and no drag of a zoomed picture. */
export const InASlider = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const slider = fn()
    canvasElement.addEventListener('touchmove', slider)
    canvasElement.addEventListener('mousedown', slider)
    const touch = (identifier: number) => new Touch({ identifier, target: box })
    await fireEvent.touchMove(box, { touches: [touch(1)] })
    await fireEvent.mouseDown(box)
    await expect(slider).toHaveBeenCalledTimes(2)
    await fireEvent.touchMove(box, { touches: [touch(1), touch(2)] })
    await expect(slider).toHaveBeenCalledTimes(2)
    await fireEvent.wheel(box, { deltaY: -300, clientX: 100, clientY: 100 })
    await fireEvent.touchMove(box, { touches: [touch(1)] })
    await fireEvent.mouseDown(box)
    await expect(slider).toHaveBeenCalledTimes(2)
  },
})

function WithButtons() {
  const moves = useRef<ZoomMoves>(null)
  return (
    <>
      <ZoomBox moves={moves}>{() => <Picture src={picture} alt="Áo dài lụa" />}</ZoomBox>
      <button type="button" onClick={() => moves.current?.by(2)}>
        2×
      </button>
      <button type="button" onClick={() => moves.current?.press('0')}>
        0
      </button>
    </>
  )
}

/** Zoomed from outside, by buttons and keys. */
export const FromOutside = meta.story({
  render: () => <WithButtons />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2×' }))
    await expect(scaleOf(canvasElement)).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await expect(scaleOf(canvasElement)).toBe(1)
  },
})
