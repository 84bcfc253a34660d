import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HomeScreen } from '@/screens/home/HomeScreen'
import brand from '@brand/brand.json'

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One `h1`: the shop's name. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: brand.home.office.title }),
    ).toBeVisible()
    await expect(await canvas.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(brand.name)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenario: ['homepageBanners.timeout', 'adminHomepageSections.timeout'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

/** Without banners and sections, the page shows products. */
export const Empty: Story = {
  parameters: { scenario: ['home.empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: /^Xem tất cả, từ/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

export const EmptyAndLoading: Story = {
  tags: ['§9.12c'],
  parameters: { scenario: ['home.empty', 'productList.timeout'] },
}

export const EmptyAndFailed: Story = {
  parameters: { scenario: ['home.empty', 'productList.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Thử lại' })).toHaveLength(2))
  },
}
