import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomerSearch, CustomersList } from '@/features/admin-customers/CustomersList'

const meta = {
  component: CustomersList,
  args: {
    search: {},
    onSearch: fn(),
    call: (_, phone) => <a href={`tel:${phone}`}>{phone}</a>,
    pages: () => null,
  },
  argTypes: { call: { control: false } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomersList>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Số đơn' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'orders' })
  },
}

export const NoMatch: Story = {
  args: { search: { q: 'không ai tên thế', sort: '-total' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: '-total' })
  },
}

export const Loading: Story = {
  parameters: { scenario: ['adminCustomers.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['adminCustomers.500empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể tải danh sách khách hàng')).toBeVisible()
  },
}

/** Each search starts at page 1. */
export const Search: Story = {
  render: ({ onSearch }) => (
    <CustomerSearch search={{ page: 3, sort: '-total' }} onSearch={onSearch} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '0912 345{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      { q: '0912 345', sort: '-total' },
      { replace: true },
    )
  },
}
