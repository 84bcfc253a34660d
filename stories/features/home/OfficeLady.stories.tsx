import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfficeLady } from '@/features/home/OfficeLady'
import type { Guide } from '../../../.storybook/docs/guide'
import { homePicture } from '../../support/pictures'
import { longName } from '../../support/products'

const content = {
  title: 'Quý cô công sở',
  subtitle: 'Bộ sưu tập mới',
  description: 'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt.',
  image: homePicture('office-lady'),
  link: '/category/dam-cong-so',
  button_text: 'Khám phá ngay',
}

const tags = [
  { product_id: 1, x: 30, y: 30 },
  { product_id: 2, x: 70, y: 55 },
]

const guide: Guide = {
  use: ['An editorial picture with price tags beside a text.'],
}

const meta = {
  component: OfficeLady,
  args: { content },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof OfficeLady>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  tags: ['§2.5.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quý cô công sở' })).toBeVisible()
    for (const text of [content.subtitle, content.description])
      await expect(canvas.getByText(text)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Khám phá ngay' })
    await expect(link).toHaveAttribute('href', '/category/dam-cong-so')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const PictureOnly: Story = { args: { content: { image: content.image } } }

export const WordsOnly: Story = { args: { content: { ...content, image: '' } } }

export const LongTexts: Story = {
  args: { content: { ...content, title: longName, subtitle: longName, button_text: longName } },
  globals: { viewport: { value: 'phone' } },
}

/** Each tag leads to its product and names it. */
export const PriceTags: Story = {
  args: { content: { image: content.image, tags } },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('/products/'))
      await expect(link).toHaveAccessibleName(/VND$/)
    }
  },
}

/** The price alone is shown. */
export const PriceTagsOnAPhone: Story = {
  ...PriceTags,
  globals: { viewport: { value: 'phone' } },
}

/** A product that is gone has no tag. */
export const ProductGone: Story = {
  args: {
    content: { image: content.image, tags: [...tags, { product_id: 999_999, x: 50, y: 80 }] },
  },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('link')).toHaveLength(2),
}

/** The picture stays, without tags. */
export const PricesFailed: Story = {
  args: PriceTags.args,
  parameters: { scenario: ['productsByIds.500'] },
}
