import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { ZoomBox, type ZoomMoves } from '@/ui/media/zoom/ZoomBox'
import { garmentPicture } from '../../../support/pictures'
import type { Guide } from '../../../../.storybook/docs/guide'

const picture = garmentPicture('ao-dai-lua-ha-dong-nguyet-cat', 'detail')

const guide: Guide = {
  use: ['Around one picture that people look at closely.'],
  avoid: ['For text: the browser zooms it.'],
  keyboard: [
    ['+, -, 0', 'zoom in, out, and back'],
    ['Arrow keys', 'move a zoomed picture'],
  ],
  reader: 'Nothing of its own: the picture inside has the name.',
}

const meta = {
  component: ZoomBox,
  parameters: { guide },
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
} satisfies Meta<typeof ZoomBox>

export default meta
type Story = StoryObj<typeof meta>

function scaleOf(canvasElement: HTMLElement): number {
  const mover = canvasElement.querySelector<HTMLElement>('[data-zoomed] > div')
  return Number(/scale\(([\d.]+)\)/.exec(mover?.style.transform ?? '')?.[1] ?? 1)
}

function windowOf(canvasElement: HTMLElement): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>('[data-zoomed]')
  if (!found) throw new Error('no zoom window')
  return found
}

/** The wheel zooms in and out again; the window keeps its size. */
export const Wheel: Story = {
  play: async ({ canvasElement, args }) => {
    const box = windowOf(canvasElement)
    const { width, height } = box.getBoundingClientRect()
    await fireEvent.wheel(box, { deltaY: -300, clientX: 100, clientY: 100 })
    await waitFor(() => expect(scaleOf(canvasElement)).toBeGreaterThan(1.5))
    await expect(args.onZoom).toHaveBeenLastCalledWith(true)
    await expect(box.getBoundingClientRect()).toMatchObject({ width, height })
    await fireEvent.wheel(box, { deltaY: 3000, clientX: 100, clientY: 100 })
    await expect(scaleOf(canvasElement)).toBe(1)
    await expect(args.onZoom).toHaveBeenLastCalledWith(false)
  },
}

/** Two taps zoom in, two more zoom out. */
export const DoubleTap: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const box = windowOf(canvasElement)
    await userEvent.dblClick(box)
    await expect(scaleOf(canvasElement)).toBe(2.5)
    await userEvent.dblClick(box)
    await expect(scaleOf(canvasElement)).toBe(1)
  },
}

/** Two fingers that move apart zoom in. */
export const Pinch: Story = {
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const finger = (type: 'pointerDown' | 'pointerMove', pointerId: number, clientX: number) =>
      fireEvent[type](box, { pointerId, clientX, clientY: 200, pointerType: 'touch', button: 0 })
    await finger('pointerDown', 1, 140)
    await finger('pointerDown', 2, 180)
    await finger('pointerMove', 2, 260)
    await expect(scaleOf(canvasElement)).toBeCloseTo(3, 1)
  },
}

/** A slider around the box sees the drag of one finger, and no move of two. */
export const PinchInASlider: Story = {
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const slider = fn()
    canvasElement.addEventListener('touchmove', slider)
    const touch = (identifier: number) => new Touch({ identifier, target: box })
    await fireEvent.touchMove(box, { touches: [touch(1)] })
    await expect(slider).toHaveBeenCalledTimes(1)
    await fireEvent.touchMove(box, { touches: [touch(1), touch(2)] })
    await expect(slider).toHaveBeenCalledTimes(1)
  },
}

/** How far the picture was moved to the right, in px. */
function movedOf(canvasElement: HTMLElement): number {
  const mover = canvasElement.querySelector<HTMLElement>('[data-zoomed] > div')
  return Number(/translate\((-?[\d.]+)px/.exec(mover?.style.transform ?? '')?.[1] ?? 0)
}

/** A drag moves the zoomed picture, as far as its own edge; the window stays where it is. */
export const Drag: Story = {
  play: async ({ canvasElement }) => {
    const box = windowOf(canvasElement)
    const before = box.getBoundingClientRect()
    const middle = { x: before.left + before.width / 2, y: before.top + before.height / 2 }
    await fireEvent.wheel(box, { deltaY: -300, clientX: middle.x, clientY: middle.y })
    const mouse = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', by: number) =>
      fireEvent[type](box, { pointerId: 1, clientX: middle.x + by, clientY: middle.y, button: 0 })
    await mouse('pointerDown', 0)
    await mouse('pointerMove', 60)
    await expect(movedOf(canvasElement)).toBeCloseTo(60, 0)
    await mouse('pointerMove', 2000)
    const furthest = ((scaleOf(canvasElement) - 1) * before.width) / 2
    await expect(movedOf(canvasElement)).toBeCloseTo(furthest, 0)
    await mouse('pointerUp', 2000)
    await expect(box.getBoundingClientRect()).toEqual(before)
  },
}

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
export const FromOutside: Story = {
  render: () => <WithButtons />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2×' }))
    await expect(scaleOf(canvasElement)).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await expect(scaleOf(canvasElement)).toBe(1)
  },
}
