import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomerSearch } from '@/features/admin-customers/CustomerSearch'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the customers: a name, a number or an email address.'],
  keyboard: [['/', 'goes there from the page']],
}

const meta = {
  component: CustomerSearch,
  args: { search: {}, onSearch: fn() },
  parameters: { guide },
} satisfies Meta<typeof CustomerSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { search: { page: 3, sort: '-total' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '0912 345{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      { q: '0912 345', sort: '-total' },
      { replace: true },
    )
  },
}

export const Filled: Story = { args: { search: { q: 'Minh Anh' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
