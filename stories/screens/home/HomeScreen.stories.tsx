import preview from '#.storybook/preview'
import { HomeScreen } from '@/screens/home/HomeScreen'

const meta = preview.meta({
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
})

export const Loaded = meta.story({})

/** Without banners and sections, the page shows products. */
export const Empty = meta.story({
  parameters: { scenario: ['home.empty'], shows: [['link', { name: /^Xem tất cả, từ/ }]] },
})

export const EmptyAndLoading = meta.story({
  tags: ['§9.12c'],
  parameters: { scenario: ['home.empty', 'productList.timeout'] },
})

export const Offline = meta.story({
  parameters: { scenario: ['offline'] },
})
