import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { TableColumn } from '@/ui/table/columns'
import { ColumnMenu } from '@/ui/table/ColumnMenu'
import { Controlled } from '../controlled'

const columns: readonly TableColumn<unknown>[] = [
  { id: 'name', title: 'Tên', cell: () => null },
  { id: 'state', title: 'Trạng thái', optional: true, cell: () => null },
  { id: 'price', title: 'Giá', optional: true, cell: () => null },
]

const meta = {
  component: ColumnMenu,
  args: { columns, hidden: [], onChange: () => undefined },
  render: () => (
    <Controlled<readonly string[]> initial={['price']}>
      {(hidden, setHidden) => <ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />}
    </Controlled>
  ),
} satisfies Meta<typeof ColumnMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Only columns that may be left out are offered. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cột hiển thị' }))
    const price = await screen.findByRole('checkbox', { name: 'Giá' })
    await expect(price).not.toBeChecked()
    await userEvent.click(price)
    await expect(price).toBeChecked()
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  },
}
