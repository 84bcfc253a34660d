import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeSection } from '@/features/home/HomeSection'
import { homePicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const image = homePicture('banner-home')

const guide: Guide = {
  use: ['One section by its key, in the shop and in the preview; unknown keys show nothing.'],
}

const meta = {
  component: HomeSection,
  args: { section: { section_key: 'banner_home', is_active: true, content: { image } } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof HomeSection>

export default meta
type Story = StoryObj<typeof meta>

export const BannerHome: Story = {}

export const OfficeLady: Story = {
  args: {
    section: {
      section_key: 'office_lady',
      is_active: true,
      content: { title: 'Công sở', image: homePicture('office-lady') },
    },
  },
}

export const Categories: Story = {
  args: {
    section: {
      section_key: 'categories',
      is_active: true,
      content: {
        categories: [
          { name: 'Áo dài', image: homePicture('category-ao-dai'), link: '/category/ao-dai' },
        ],
      },
    },
  },
}

/** What this shop does not know yet shows nothing, and no error. */
export const UnknownKind: Story = {
  tags: ['shows-nothing'],
  args: { section: JSON.parse('{"section_key":"countdown","is_active":true,"content":{}}') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** Fields may be missing. */
export const WithoutFields: Story = {
  tags: ['shows-nothing'],
  args: { section: { section_key: 'categories', is_active: true, content: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const Features: Story = {
  args: {
    section: {
      section_key: 'features',
      is_active: true,
      content: { features: [{ icon: 'truck', text: 'Giao hàng toàn quốc' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giao hàng toàn quốc')).toBeVisible()
  },
}
