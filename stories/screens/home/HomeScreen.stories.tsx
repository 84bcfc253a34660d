import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { HomeScreen } from '@/screens/home/HomeScreen'
import brand from '@brand/brand.json'

const meta = preview.meta({
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
})

/** One `h1`: the shop's name. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: brand.home.office.title }),
    ).toBeVisible()
    await expect(await canvas.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(brand.name)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Loading = meta.story({
  parameters: { scenario: ['homepageBanners.timeout', 'adminHomepageSections.timeout'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
  },
})

/** Without banners and sections, the page shows products. */
export const Empty = meta.story({
  parameters: { scenario: ['home.empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: /^Xem tất cả, từ/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
})

export const EmptyAndLoading = meta.story({
  tags: ['§9.12c'],
  parameters: { scenario: ['home.empty', 'productList.timeout'] },
})

export const EmptyAndFailed = meta.story({
  parameters: {
    scenario: ['home.empty', 'productList.500'],
    shows: [['button', { name: 'Thử lại' }]],
  },
})

export const Offline = meta.story({
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Thử lại' })).toHaveLength(2))
  },
})
