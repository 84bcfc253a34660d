import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AdminKeys } from '@/screens/admin/keys/AdminKeys'
import { ListSearch } from '@/ui/table/FilterLine'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInAsStaff } from '../../../support/shopper'

const guide: Guide = {
  use: ['Once, in the frame of the back office.'],
  keyboard: [
    ['Ctrl+K', 'opens and closes the quick search'],
    ['/', 'goes to the search of the list'],
    ['?', 'lists the keys'],
  ],
}

const meta = {
  component: AdminKeys,
  parameters: { guide, scenario: ['login:staff'], path: '/admin/orders' },
  beforeEach: signInAsStaff,
  render: () => (
    <main>
      <ListSearch label="Tìm đơn hàng" value="" onSearch={fn()} />
      <AdminKeys />
    </main>
  ),
} satisfies Meta<typeof AdminKeys>

export default meta
type Story = StoryObj<typeof meta>

/** Letters in a field are text. */
export const Keys: Story = {
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
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('combobox')).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
