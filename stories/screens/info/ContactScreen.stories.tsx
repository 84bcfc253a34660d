import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactScreen } from '@/screens/info/ContactScreen'
import { knowSite } from '../../support/site'

const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '028 1234 5678' })
    await expect(call).toHaveAttribute('href', 'tel:02812345678')
    const write = canvas.getByRole('link', { name: /@/ })
    await expect(write).toHaveAttribute('href', 'mailto:xinchao@moclan.example')
  },
}

export const Loading: Story = {
  parameters: { scenario: ['siteInfo.slow'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
}

/** The retry loads the data. */
export const Failed: Story = {
  parameters: { scenario: ['siteInfo.500*1'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findByRole('link', { name: /@/ })).toBeVisible()
  },
}
