import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomeScreen } from '@/screens/home/HomeScreen'

const meta = preview.meta({
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
})

export const Loaded = meta.story({})

/** The home page has no banners and no sections, so it shows products. */
export const Empty = meta.story({
  parameters: { scenario: ['home.empty'], shows: [['link', { name: 'Xem tất cả' }]] },
})

export const EmptyAndLoading = meta.story({
  tags: ['§9.12'],
  parameters: { scenario: ['home.empty', 'productList.timeout'] },
})

/** Banners and sections both fail, but the page shows one error. */
export const Offline = meta.story({
  tags: ['§2.5.1'],
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(1)
  },
})
