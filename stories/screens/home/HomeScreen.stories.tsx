import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomeScreen } from '@/screens/home/HomeScreen'

const meta = preview.meta({
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
})

export const Loaded = meta.story({})

/** Without banners and sections, the page shows products. */
export const Empty = meta.story({
  parameters: { scenario: ['home.empty'], shows: [['link', { name: 'Xem tất cả' }]] },
})

export const EmptyAndLoading = meta.story({
  tags: ['§9.12c'],
  parameters: { scenario: ['home.empty', 'productList.timeout'] },
})

/** One error, though banners and sections failed. */
export const Offline = meta.story({
  tags: ['§2.5.11'],
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(1)
  },
})
