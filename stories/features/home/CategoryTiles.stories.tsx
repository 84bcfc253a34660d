import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryTiles } from '@/features/home/CategoryTiles'
import { homePicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const tiles = [
  ['Áo', 'shirts'],
  ['Đầm', 'dresses'],
  ['Chân váy', 'skirts'],
  ['Quần', 'pants'],
  ['Áo dài', 'ao-dai'],
  ['Áo khoác', 'outerwear'],
] as const

const categories = tiles.map(([name, slug]) => ({
  name,
  image: homePicture(`category-${slug}`),
  link: `/category/${slug}`,
}))

const guide: Guide = {
  use: ['The ways into the catalogue, each in a new tab.'],
}

const meta = {
  component: CategoryTiles,
  args: { content: { title: 'Danh mục nổi bật', categories } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Each opens in a new tab (Product §2). */
export const Six: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutTitle: Story = { args: { content: { categories } } }

export const LongNames: Story = {
  args: {
    content: {
      title: 'Những danh mục được nhiều chị em ghé xem nhất trong mùa này',
      categories: categories.map((one) => ({
        ...one,
        name: `${one.name} thiết kế may đo cao cấp`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const BrokenPictures: Story = {
  args: {
    content: {
      categories: categories.map((one) => ({ ...one, image: 'data:image/png;base64,x' })),
    },
  },
}

/** No title over nothing. */
export const None: Story = {
  tags: ['shows-nothing'],
  args: { content: { title: 'Danh mục nổi bật', categories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}
