import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { RecentlyViewed } from '@/features/catalogue/more/RecentlyViewed'
import { summaries } from '../../../support/products'

const meta = preview.meta({
  component: RecentlyViewed,
  args: { viewed: summaries(4) },
})

/** On failure the stored data shows instead (Product §8). */
export const Failed = meta.story({
  tags: ['§8.6.8b'],
  parameters: { scenario: ['productsByIds.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(summaries(1)[0]?.name ?? '?')).toHaveLength(4)
  },
})
