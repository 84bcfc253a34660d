import preview from '#.storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { ZoomBox } from '@/ui/media/ZoomBox'
import { garmentPicture } from '../../support/pictures'

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

/** Returns how many px the picture was moved to the right. */
function movedOf(canvasElement: HTMLElement): number {
  const mover = canvasElement.querySelector<HTMLElement>('[data-zoomed] > div')
  return Number(/translate\((-?[\d.]+)px/.exec(mover?.style.transform ?? '')?.[1] ?? 0)
}

/** Returns how many px a point in the window is to the right of the middle of the box. */
function fromMiddle(box: HTMLElement, clientX: number): number {
  const { left, width } = box.getBoundingClientRect()
  return clientX - left - width / 2
}

/** Taps the box once, at a time that the test chooses. */
function tap(box: HTMLElement, clientX: number, at: number): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, { pointerId: 1, clientX, clientY: 200, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    box.dispatchEvent(event)
  }
}

/** The wheel zooms in and out. The place under the pointer stays where it is. */
export const Wheel = meta.story({
  play: async ({ canvasElement, args }) => {
    const box = windowOf(canvasElement)
    const goesOn = await fireEvent.wheel(box, { deltaY: -300, clientX: 100, clientY: 100 })
    await expect(goesOn).toBe(false)
    const scale = scaleOf(canvasElement)
    await expect(scale).toBeCloseTo(Math.exp(0.75), 3)
    await expect(movedOf(canvasElement)).toBeCloseTo(fromMiddle(box, 100) * (1 - scale), 1)
    await expect(args.onZoom).toHaveBeenLastCalledWith(true)
    await fireEvent.wheel(box, { deltaY: 3000, clientX: 100, clientY: 100 })
    await expect(scaleOf(canvasElement)).toBe(1)
    await expect(args.onZoom).toHaveBeenLastCalledWith(false)
  },
})

/**
 * A click zooms in at the clicked place, and the next click zooms out. A second tap right after the first
 * counts as the same tap.
 */
export const Click = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    tap(box, 160, 10_000)
    tap(box, 160, 10_100)
    await expect(scaleOf(canvasElement)).toBe(2.5)
    await expect(movedOf(canvasElement)).toBeCloseTo(fromMiddle(box, 160) * -1.5, 1)
    tap(box, 160, 20_000)
    await expect(scaleOf(canvasElement)).toBe(1)
  },
})

type Touched = 'pointerDown' | 'pointerMove' | 'pointerCancel'

const finger = (box: HTMLElement, type: Touched, pointerId: number, clientX: number) =>
  fireEvent[type](box, { pointerId, clientX, clientY: 200, pointerType: 'touch', button: 0 })

/**
 * Two fingers that move apart zoom in around the point between them. After one finger lifts, the other finger
 * does not zoom.
 */
export const Pinch = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    await finger(box, 'pointerDown', 1, 140)
    await finger(box, 'pointerDown', 2, 180)
    await finger(box, 'pointerMove', 2, 260)
    await expect(scaleOf(canvasElement)).toBeCloseTo(3, 1)
    // The middle between the fingers was at 160 px and is now at 200 px.
    const moved = fromMiddle(box, 160) * -2 + 40
    await expect(movedOf(canvasElement)).toBeCloseTo(moved, 0)
    await finger(box, 'pointerCancel', 1, 140)
    await finger(box, 'pointerMove', 2, 230)
    await expect(scaleOf(canvasElement)).toBeCloseTo(3, 1)
  },
})

/** A slider around the box gets the drag of one finger, but not while the picture is zoomed. */
export const InASlider = meta.story({
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const slider = fn()
    canvasElement.addEventListener('mousedown', slider)
    await fireEvent.mouseDown(box)
    await expect(slider).toHaveBeenCalledOnce()
    await fireEvent.wheel(box, { deltaY: -300, clientX: 100, clientY: 100 })
    await fireEvent.mouseDown(box)
    await expect(slider).toHaveBeenCalledOnce()
  },
})
