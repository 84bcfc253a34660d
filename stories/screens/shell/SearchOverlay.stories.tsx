import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SearchOverlay } from '@/screens/shell/SearchOverlay'
import { knowSite } from '../../support/site'

const meta = {
  component: SearchOverlay,
  args: { open: true, onOpenChange: fn(), opener: { current: null } },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof SearchOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['§2.3.2'],
  play: async () => {
    await expect(await screen.findByRole('combobox')).toBeVisible()
  },
}

export const WithoutSite: Story = {
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
  parameters: { scenario: ['siteInfo.timeout'] },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const English: Story = { globals: { locale: 'en' } }
