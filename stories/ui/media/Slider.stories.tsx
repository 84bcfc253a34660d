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

/** Waits until this slide fills the box and no other slide can be reached. */
const showsSlide = (root: HTMLElement, name: string) =>
  waitFor(async () => {
    const [slide, ...others] = root.querySelectorAll('[role="group"]:not([inert]) > a')
    await expect(slide).toHaveAccessibleName(name)
    await expect(others).toEqual([])
    const box = root.querySelector('[aria-label="Ảnh bìa"]')?.getBoundingClientRect()
    await expect(slide?.getBoundingClientRect().left).toBeCloseTo(box?.left ?? Number.NaN, 0)
  })

const meta = preview.meta({
  title: 'media/Slider (carousel, gallery)',
  component: Slider,
  parameters: {
    guide: {
      use: ['For pictures of one thing, one at a time: the hero, the viewer of a product.'],
      avoid: ['For things to compare: a grid shows them beside each other.'],
      keyboard: [['Tab', 'to the pause button, the dots or the arrows, then into the slide']],
      reader: 'A carousel with its label; each slide has its number.',
    },
  },
  args: {
    slides,
    label: 'Ảnh bìa',
    onChange: fn(),
  },
})

export const ByMarks = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await showsSlide(canvasElement, 'Bộ sưu tập Thu')
    await userEvent.click(canvas.getByRole('button', { name: 'Đến ảnh 3' }))
    await showsSlide(canvasElement, 'Công sở thanh lịch')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
})
