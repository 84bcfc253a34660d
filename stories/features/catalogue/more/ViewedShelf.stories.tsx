import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storeViewed } from '@/features/catalogue/more/viewed'
import { ViewedShelf } from '@/features/catalogue/more/ViewedShelf'
import { summaries } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Recently viewed products on a page of its own width.'],
}

const meta = {
  component: ViewedShelf,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ViewedShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Viewed: Story = {
  beforeEach: () => summaries(3).forEach(storeViewed),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}

export const Nothing: Story = {
  tags: ['shows-nothing'],
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
}
