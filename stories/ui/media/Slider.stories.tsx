import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { Slider } from '@/ui/media/Slider'
import type { BannerName } from '~mocks/seed/artwork/manifest'
import { heroPicture } from '../../support/pictures'

const slideOf = (name: string, picture: BannerName) => (
  <a key={name} href={`#${picture}`}>
    <Picture src={heroPicture(picture)} alt={name} ratio="16 / 7" priority />
  </a>
)
const slides = [
  slideOf('Bộ sưu tập Thu', 'moc-lan-thu'),
  slideOf('Áo dài lụa', 'lua-ha-dong'),
  slideOf('Công sở thanh lịch', 'cong-so'),
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

const meta = preview.meta({
  component: Slider,
  parameters: {
    guide: {
      use: ['For a few wide slides one at a time: the hero.'],
      avoid: [
        'For products: a strip or a grid shows more.',
        'For the pictures of a product: `ProductGallery`.',
      ],
      reader: "A carousel with its name; slides announce themselves only when they don't play.",
    },
  },
  args: {
    slides,
    label: 'Ảnh bìa',
    pagination: true,
    pauseLabel: 'Tạm dừng trình chiếu',
    playLabel: 'Tiếp tục trình chiếu',
    onChange: fn(),
  },
})

export const ByMarks = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await showsSlide(canvasElement, 'Bộ sưu tập Thu')
    await userEvent.click(canvas.getByRole('button', { name: 'Đến trang chiếu 3' }))
    await showsSlide(canvasElement, 'Công sở thanh lịch')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
})

/** The hero of the home page (Product §9), with shorter times: it loops, and the pause button stops it. */
export const Autoplay = meta.story({
  args: { loop: true, autoplayMs: 500, durationMs: 100 },
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
})

export const Arrows = meta.story({
  args: { pagination: false, arrows: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Trang chiếu trước' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Trang chiếu sau' }))
    await showsSlide(canvasElement, 'Áo dài lụa')
  },
})

export const StartsElsewhere = meta.story({
  args: { initial: 1 },
  play: async ({ canvasElement }) => {
    await showsSlide(canvasElement, 'Áo dài lụa')
  },
})

/** A single slide has no controls and does not load the slider library. */
export const Single = meta.story({
  args: { slides: slides.slice(0, 1), autoplayMs: 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
