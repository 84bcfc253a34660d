import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductRow, ProductRowSkeleton } from '@/features/catalogue/more/ProductRow'
import { longName, summaries } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Products in one row: a strip to swipe on phones.'],
  avoid: ['For whole lists: `CardGrid`.'],
}

const meta = {
  component: ProductRow,
  parameters: { guide },
  args: { products: summaries(8) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductRow>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {}

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

export const LongNames: Story = {
  args: { products: summaries(4).map((product) => ({ ...product, name: longName })) },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { render: () => <ProductRowSkeleton count={4} /> }
