import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Footer } from '@/screens/shell/Footer'
import { knowSite } from '../../support/site'

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: '028 1234 5678' })
    await expect(call).toHaveAttribute('href', 'tel:02812345678')
    const instagram = canvas.getByRole('link', { name: /Instagram/ })
    await expect(instagram).toHaveAttribute('rel', 'noopener noreferrer')
    const guide = canvas.getByRole('link', { name: 'Hướng dẫn chọn size' })
    await expect(guide).toHaveAttribute('href', '/size-guide')
    // A category of the shop's menu, which no text of ours names.
    const category = canvas.getByRole('link', { name: 'Áo dài' })
    await expect(category).toHaveAttribute('href', '/category/muc-5')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const English: Story = { globals: { locale: 'en' } }

/** Works without the site's data, with fewer parts. */
export const WithoutSite: Story = {
  parameters: { scenario: ['siteInfo.timeout'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
}
