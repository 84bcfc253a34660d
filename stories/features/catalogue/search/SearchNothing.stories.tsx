import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchNothing } from '@/features/catalogue/search/SearchNothing'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['When a search finds nothing: what to try, and the categories.'],
}

const meta = {
  component: SearchNothing,
  parameters: { guide },
  args: { q: 'zzzz', onNavigate: fn() },
} satisfies Meta<typeof SearchNothing>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products')
  },
}

export const LongText: Story = { args: { q: 'a'.repeat(100) } }

export const Markup: Story = { args: { q: '<img src=x onerror=alert(1)>' } }
