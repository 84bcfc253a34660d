import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { AdminKeys } from '@/screens/admin/keys/AdminKeys'
import { TextField } from '@/ui/fields/TextField'

const meta = preview.meta({
  component: AdminKeys,
  parameters: { path: '/admin/orders' },
  render: function List() {
    const [text, setText] = useState('')
    return (
      <main>
        <form role="search">
          <TextField type="search" label="Tìm đơn hàng" value={text} onChange={setText} />
        </form>
        <AdminKeys />
      </main>
    )
  },
})

/** Letters in a field are text; elsewhere they can be turned off. */
export const Keys = meta.story({
  tags: ['§10.2.10a', '§10.2.10b'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('/?')
    await expect(search).toHaveValue('/?')
    search.blur()
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Phím tắt' })).toBeVisible()
    const letters = screen.getByRole('switch')
    await expect(letters).toBeChecked()
    await userEvent.click(letters)
    await expect(letters).not.toBeChecked()
    await userEvent.click(letters)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('combobox')).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ListedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('switch')).toBeVisible()
  },
})
