import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeShelves } from '@/features/catalogue/more/HomeShelves'
import { RecentlyViewed } from '@/features/catalogue/more/RecentlyViewed'
import { storeViewed } from '@/features/catalogue/more/viewed'
import { summaries } from '../../../support/products'

const meta = {
  component: RecentlyViewed,
  args: { viewed: summaries(4) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof RecentlyViewed>

export default meta
type Story = StoryObj<typeof meta>

/** With what the server knows of them now. */
export const Refreshed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.queryByText(summaries(1)[0]?.name ?? '')).not.toBeInTheDocument()
  },
}

/** On failure the stored data shows instead (Product §8). */
export const Failed: Story = {
  tags: ['§8.6.8b'],
  parameters: { scenario: ['productsByIds.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(summaries(1)[0]?.name ?? '?')).toHaveLength(4)
  },
}

export const Loading: Story = {
  tags: ['§9.12c'],
  parameters: { scenario: ['productsByIds.timeout'] },
}

export const Nothing: Story = { tags: ['shows-nothing'], args: { viewed: [] } }

/** On a page of its own width, from what this device has stored. */
export const Shelf: Story = {
  beforeEach: () => summaries(3).forEach(storeViewed),
  parameters: { layout: 'fullscreen' },
  render: () => <HomeShelves />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}
