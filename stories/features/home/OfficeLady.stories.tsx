import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfficeLady } from '@/features/home/OfficeLady'
import { longName } from '../../support/products'
import { homePicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const content = {
  title: 'Quý cô công sở',
  subtitle: 'Bộ sưu tập mới',
  description: 'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt.',
  image: homePicture('office-lady'),
  link: '/category/dam-cong-so',
  button_text: 'Khám phá ngay',
}

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
