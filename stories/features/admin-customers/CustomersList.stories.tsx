import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CustomerSearch, CustomersList } from '@/features/admin-customers/CustomersList'

const meta = preview.meta({
  component: CustomersList,
  args: {
    search: {},
    onSearch: fn(),
    call: (_, phone) => <a href={`tel:${phone}`}>{phone}</a>,
    pages: () => null,
  },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Số đơn' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'orders' })
  },
})

export const NoMatch = meta.story({
  args: { search: { q: 'không ai tên thế', sort: '-total' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: '-total' })
  },
})

export const Loading = meta.story({
  parameters: { scenario: ['adminCustomers.timeout'] },
})

export const Failing = meta.story({
  parameters: {
    scenario: ['adminCustomers.500empty'],
    shows: ['Không thể tải danh sách khách hàng'],
  },
})

/** Each search starts at page 1. */
export const Search = meta.story({
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
})
