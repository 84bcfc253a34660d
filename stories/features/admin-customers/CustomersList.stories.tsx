import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CustomersList } from '@/features/admin-customers/CustomersList'

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
