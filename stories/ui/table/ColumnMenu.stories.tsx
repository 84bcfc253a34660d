import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { ColumnMenu } from '@/ui/table/ColumnMenu'
import { listColumns, useListTable } from '@/ui/table/list-table'
import type { Guide } from '../../../.storybook/docs/guide'

type Fabric = { name: string; state: string; price: number }

const column = listColumns<Fabric>()
const columns = column.columns([
  column.accessor('name', { header: 'Tên', enableHiding: false }),
  column.accessor('state', { header: 'Trạng thái' }),
  column.accessor('price', { header: 'Giá' }),
])
const none: Fabric[] = []

function FabricColumns() {
  const [columnVisibility, onColumnVisibilityChange] = useState<Record<string, boolean>>({
    price: false,
  })
  const state = { columnVisibility }
  const table = useListTable<Fabric>({ columns, data: none, state, onColumnVisibilityChange })
  return <ColumnMenu table={table} />
}

const guide: Guide = {
  use: ['Above a table with more columns than most people need.'],
  keyboard: [['Tab, Space', 'reach and tick a column']],
  reader: 'Checkboxes by the name of their column.',
}

const meta = { component: FabricColumns, parameters: { guide } } satisfies Meta<
  typeof FabricColumns
>

export default meta
type Story = StoryObj<typeof meta>

/** Lists only columns that may be hidden. */
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
