import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CustomerScreen } from '@/features/admin-customers/CustomerScreen'

const meta = preview.meta({
  component: CustomerScreen,
  args: { id: 'user-1' },
  parameters: { path: '/admin/customers/user-1' },
})

export const Filled = meta.story({
  tags: ['§10.12.1', '§10.12.4'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nguyễn Minh Anh' }),
    ).toBeVisible()
    await expect(canvas.getByText('Không nhận hàng')).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /^ML/ })).length).toBeGreaterThan(0)
  },
})

export const NotFound = meta.story({
  args: { id: 'guest-999999' },
  parameters: { shows: [/^Không tìm thấy khách hàng/] },
})

export const LongTextsOnAPhone = meta.story({
  parameters: { scenario: ['texts.long'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
