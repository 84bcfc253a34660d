import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
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

export const Filled = meta.story({})

export const NoMatch = meta.story({
  args: { search: { q: 'không ai tên thế', sort: '-total' } },
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
