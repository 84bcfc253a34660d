import preview from '#.storybook/preview'
import { clearViewedProducts, storeViewedProduct } from '@/features/catalogue/more/viewed'
import { RecentlyViewedScreen } from '@/screens/account/RecentlyViewedScreen'
import { summaries } from '../../support/products'
import { withToaster } from '../../support/with-toaster'

/** Stores four viewed products in the browser. The last one is the newest. */
function keepFour(): void {
  for (const card of summaries(4)) storeViewedProduct({ ...card, name: `${card.name} ${card.id}` })
}

const meta = preview.meta({
  component: RecentlyViewedScreen,
  parameters: { scenario: ['login:shopper'], path: '/account/recently-viewed' },
  beforeEach: keepFour,
  decorators: [withToaster],
})

/** The screen shows all four products, newest first, with current data from the server. */
export const Filled = meta.story({})

export const Empty = meta.story({
  parameters: { shows: [['link', { name: 'Mua sắm ngay' }]] },
  beforeEach: () => void clearViewedProducts(),
})
