import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { clearViewed, storeViewed } from '@/features/catalogue/more/viewed'
import { RecentlyViewedScreen } from '@/screens/account/RecentlyViewedScreen'
import { summaries } from '../../support/products'
import { withToaster } from '../../support/with-toaster'

/** The stored list; the last entry is the newest. */
function keepFour(): void {
  for (const card of summaries(4)) storeViewed({ ...card, name: `${card.name} ${card.id}` })
}

const meta = preview.meta({
  component: RecentlyViewedScreen,
  parameters: { scenario: ['login:shopper'], path: '/account/recently-viewed' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: keepFour,
  decorators: [withToaster],
})

/** All four, newest first, with current data from the server. */
export const Filled = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** On failure the stored data shows instead (Product §8). */
export const Failed = meta.story({
  parameters: { scenario: ['login:shopper', 'productsByIds.500'] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('heading', { level: 3 })
    await expect(cards.map((card) => card.textContent.slice(-1))).toEqual(['4', '3', '2', '1'])
  },
})

/** Product §9: four skeletons. */
export const Loading = meta.story({
  parameters: { scenario: ['login:shopper', 'productsByIds.timeout'], frame: 'none' },
})

export const Empty = meta.story({
  parameters: { shows: [['link', { name: 'Mua sắm ngay' }]] },
  beforeEach: () => void clearViewed(),
})
