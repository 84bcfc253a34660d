import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeroSkeleton, HeroSlide } from '@/features/home/HeroSlide'
import { banners, longBanner } from '../../support/site'
import type { Guide } from '../../../.storybook/docs/guide'

const [usual = longBanner] = banners

const guide: Guide = {
  use: ['One slide: picture, up to two lines, a link.'],
}

const meta = {
  component: HeroSlide,
  args: { banner: usual, first: true },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof HeroSlide>

export default meta
type Story = StoryObj<typeof meta>

/** The page's one `h1` is the shop's name (screens/home). */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(usual.title_1)
    const link = canvas.getByRole('link', { name: /Khám phá ngay/ })
    await expect(link).toHaveAttribute('href', '/category/dresses')
  },
}

/** Its picture loads lazily. */
export const Later: Story = {
  args: { first: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy')
  },
}

/** A picture without words, leading nowhere. */
export const PictureOnly: Story = {
  args: { banner: { ...usual, title_1: '', title_2: '', link: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Long: Story = { args: { banner: longBanner } }

export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: 'phone' } } }

export const BrokenPicture: Story = {
  args: { banner: { ...usual, image_url: 'data:image/png;base64,x' } },
}

/** The same height, so that nothing jumps. */
export const Loading: Story = { render: () => <HeroSkeleton /> }
