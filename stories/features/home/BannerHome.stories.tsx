import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannerHome } from '@/features/home/BannerHome'
import { homePicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const image = homePicture('banner-home')

const guide: Guide = {
  use: ['One wide picture between sections of the home page.'],
  reader: 'Named by its title, else “featured collection”; without a link it is a picture only.',
}

const meta = {
  component: BannerHome,
  args: { content: { image, link: '/category/dresses' } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof BannerHome>

export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bộ sưu tập nổi bật' })
    await expect(link).toHaveAttribute('href', '/category/dresses')
  },
}

export const OtherSite: Story = {
  args: { content: { image, link: 'https://blog.moclan.example/', title: 'Nhật ký Mộc Lan' } },
}

export const WithoutLink: Story = {
  args: { content: { image } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** A link that must never run is none. */
export const DangerousLink: Story = {
  args: { content: { image, link: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const WithoutPicture: Story = {
  tags: ['shows-nothing'],
  args: { content: { link: '/category/dresses' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
