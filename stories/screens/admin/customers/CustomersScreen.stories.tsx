import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'

const meta = {
  component: CustomersScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/customers' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nguyễn Minh Anh' })).toHaveAttribute(
      'href',
      '/admin/customers/user-1',
    )
  },
}

export const LongTextsOnAPhone: Story = {
  parameters: { scenario: ['texts.long'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
