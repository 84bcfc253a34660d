import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { Slider } from '@/ui/media/Slider'
import { samplePicture } from '../sample-picture'

const slideOf = (name: string, hue: number) => (
  <a key={name} href={`#${hue}`}>
    <Picture src={samplePicture(hue, 1600, 700)} alt={name} ratio="16 / 7" priority />
  </a>
)
const slides = [
  slideOf('Bộ sưu tập Thu', 15),
  slideOf('Áo dài lụa', 150),
  slideOf('Công sở thanh lịch', 40),
]

/** Waits until only this slide is reachable and fills the box. */
const showsSlide = (root: HTMLElement, name: string) =>
  waitFor(async () => {
    const [slide, ...others] = root.querySelectorAll('[role="group"]:not([inert]) > a')
    await expect(slide).toHaveAccessibleName(name)
    await expect(others).toEqual([])
    const box = root.querySelector('[aria-label="Ảnh bìa"]')?.getBoundingClientRect()
    await expect(slide?.getBoundingClientRect().left).toBeCloseTo(box?.left ?? Number.NaN, 0)
  })

const meta = {
  component: Slider,
  args: {
    slides,
    label: 'Ảnh bìa',
    pagination: true,
    pauseLabel: 'Tạm dừng trình chiếu',
    playLabel: 'Tiếp tục trình chiếu',
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const ByMarks: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await showsSlide(canvasElement, 'Bộ sưu tập Thu')
    await userEvent.click(canvas.getByRole('button', { name: 'Đến trang chiếu 3' }))
    await showsSlide(canvasElement, 'Công sở thanh lịch')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}

/** The hero of the home page (Product §9), with shorter times: it loops, and the pause button stops it. */
export const Autoplay: Story = {
  args: { loop: true, autoplayMs: 1000, durationMs: 100 },
  // A headless browser's pointer rests in the corner, and slides stop under a pointer.
  decorators: [
    (Slides) => (
      <div style={{ padding: 16 }}>
        <Slides />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showsSlide(canvasElement, 'Công sở thanh lịch')
    await showsSlide(canvasElement, 'Bộ sưu tập Thu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng trình chiếu' }))
    await expect(canvas.getByRole('button', { name: 'Tiếp tục trình chiếu' })).toBeVisible()
  },
}

export const Hero: Story = { args: { loop: true, autoplayMs: 4000, durationMs: 800 } }

export const Arrows: Story = {
  args: { pagination: false, arrows: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Trang chiếu trước' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Trang chiếu sau' }))
    await showsSlide(canvasElement, 'Áo dài lụa')
  },
}

export const StartsElsewhere: Story = {
  args: { initial: 1 },
  play: async ({ canvasElement }) => {
    await showsSlide(canvasElement, 'Áo dài lụa')
  },
}

/** A single slide has no controls and does not load the slider library. */
export const Single: Story = {
  args: { slides: slides.slice(0, 1), autoplayMs: 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
