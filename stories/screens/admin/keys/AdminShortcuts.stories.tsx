import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { AdminShortcuts } from '@/screens/admin/keys/AdminShortcuts'
import { TextField } from '@/ui/fields/TextField'

const meta = preview.meta({
  component: AdminShortcuts,
  parameters: { path: '/admin/orders' },
  render: function List() {
    const [text, setText] = useState('')
    return (
      <main>
        <form role="search">
          <TextField type="search" label="Tìm đơn hàng" value={text} onChange={setText} />
        </form>
        <AdminShortcuts />
      </main>
    )
  },
})

export const ListedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    await expect(await screen.findAllByRole('switch')).toHaveLength(2)
  },
})
