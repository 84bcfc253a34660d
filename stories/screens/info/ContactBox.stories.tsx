import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactBox } from '@/screens/info/ContactBox'
import { knowSite } from '../../support/site'

const meta = {
  component: ContactBox,
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof ContactBox>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '028 1234 5678' })
    await expect(call).toHaveAttribute('href', 'tel:02812345678')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenario: ['siteInfo.slow'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
}

export const Failed: Story = {
  parameters: { scenario: ['siteInfo.html'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
