import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/CardGrid'
import type { Guide } from '../../../.storybook/docs/guide'
import { summaries } from '../../support/products'

const guide: Guide = {
  use: ['For products in two, three or four columns: lists, wishlist.'],
  avoid: ['For one row below something else: `ProductRow`.'],
}

const meta = {
  component: CardGrid,
  parameters: { guide },
  args: { products: summaries(8) },
} satisfies Meta<typeof CardGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

export const One: Story = { args: { products: summaries(1) } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** In the size of real cards. */
export const Loading: Story = { render: () => <CardGridSkeleton count={8} /> }

/** With a line for the Vietnamese name. */
export const LoadingInEnglish: Story = { ...Loading, globals: { locale: 'en' } }
