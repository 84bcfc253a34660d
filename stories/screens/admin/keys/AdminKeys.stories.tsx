import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { AdminKeys } from '@/screens/admin/keys/AdminKeys'
import { ListSearch } from '@/ui/table/FilterLine'

const meta = preview.meta({
  component: AdminKeys,
  parameters: { path: '/admin/orders' },
  render: () => (
    <main>
      <ListSearch label="Tìm đơn hàng" value="" onSearch={fn()} />
      <AdminKeys />
    </main>
  ),
})

export const ListedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('switch')).toBeVisible()
  },
})
