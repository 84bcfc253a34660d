import preview from '#.storybook/preview'
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
  beforeEach: keepFour,
  decorators: [withToaster],
})

/** All four, newest first, with current data from the server. */
export const Filled = meta.story({})

export const Empty = meta.story({
  parameters: { shows: [['link', { name: 'Mua sắm ngay' }]] },
  beforeEach: () => void clearViewed(),
})
