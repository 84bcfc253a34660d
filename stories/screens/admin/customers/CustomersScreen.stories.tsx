import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'

const meta = preview.meta({
  component: CustomersScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/customers' },
})

export const Filled = meta.story({
  parameters: { shows: [['link', { name: 'Nguyễn Minh Anh' }]] },
})

export const LongTextsOnAPhone = meta.story({
  parameters: { scenario: ['texts.long'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
