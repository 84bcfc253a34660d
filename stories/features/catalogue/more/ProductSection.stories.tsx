import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductSection } from '@/features/catalogue/more/ProductSection'
import type { Guide } from '../../../../.storybook/docs/guide'
import { longName, summaries } from '../../../support/products'

const guide: Guide = {
  use: ['A titled row of products: a strip to swipe on phones.'],
  avoid: ['For whole lists: `CardGrid`.'],
  reader: 'A region named by its title.',
}

const meta = {
  component: ProductSection,
  parameters: { guide },
  args: { title: 'Sản phẩm liên quan', products: summaries(8), skeletons: 4 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductSection>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sản phẩm liên quan' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Two would stand alone in a second row. */
export const Six: Story = {
  args: { products: summaries(6) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(4),
}

/** The strip of a phone has no rows. */
export const SixOnAPhone: Story = {
  args: { products: summaries(6) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(6),
}

export const Three: Story = {
  args: { products: summaries(3) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(3),
}

export const One: Story = { args: { products: summaries(1) } }

export const None: Story = { args: { products: [], empty: 'Không tìm thấy sản phẩm liên quan' } }

export const LongNames: Story = {
  args: { products: summaries(4).map((product) => ({ ...product, name: longName })) },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { products: undefined } }
