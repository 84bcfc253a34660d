import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomeShelves } from '@/features/catalogue/more/HomeShelves'
import { RecentlyViewed } from '@/features/catalogue/more/RecentlyViewed'
import { storeViewed } from '@/features/catalogue/more/viewed'
import { summaries } from '../../../support/products'

const meta = preview.meta({
  component: RecentlyViewed,
  args: { viewed: summaries(4) },
  globals: { viewport: { value: 'desktop' } },
})

/** With what the server knows of them now. */
export const Refreshed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.queryByText(summaries(1)[0]?.name ?? '')).not.toBeInTheDocument()
  },
})

/** On failure the stored data shows instead (Product §8). */
export const Failed = meta.story({
  tags: ['§8.6.8b'],
  parameters: { scenario: ['productsByIds.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(summaries(1)[0]?.name ?? '?')).toHaveLength(4)
  },
})

export const Loading = meta.story({
  tags: ['§9.12c'],
  parameters: { scenario: ['productsByIds.timeout'] },
})

export const Nothing = meta.story({ tags: ['shows-nothing'], args: { viewed: [] } })

/** On a page of its own width, from what this device has stored. */
export const Shelf = meta.story({
  beforeEach: () => summaries(3).forEach(storeViewed),
  parameters: { layout: 'fullscreen' },
  render: () => <HomeShelves />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
})
