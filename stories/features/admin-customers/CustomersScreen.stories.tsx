import preview from '#.storybook/preview'
import { CustomersScreen } from '@/features/admin-customers/CustomersScreen'

const meta = preview.meta({
  component: CustomersScreen,
  parameters: { path: '/admin/customers' },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({
  parameters: { shows: [['link', { name: 'Nguyễn Minh Anh' }]] },
})

export const LongTextsOnAPhone = meta.story({
  parameters: { scenario: ['texts.long'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const NoMatch = meta.story({
  parameters: {
    path: '/admin/customers?q=khong-ai&sort=-total',
    shows: ['Không có khách hàng nào phù hợp'],
  },
})
