import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { listColumns, useListTable } from '@/ui/table/list-table'
import type { Density } from '@/ui/table/use-list-address'
import { ViewMenu } from '@/ui/table/ViewMenu'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above a `DataTable`: `DataList` places it.'],
  avoid: ['To narrow the rows: take a `FilterLine`.'],
  reader: 'Checkboxes by the name of their column.',
}

type Fabric = { name: string; state: string; price: number }

const column = listColumns<Fabric>()
const columns = column.columns([
  column.accessor('name', { header: 'Tên', enableHiding: false }),
  column.accessor('state', { header: 'Trạng thái' }),
  column.accessor('price', { header: 'Giá' }),
])
const none: Fabric[] = []

function FabricView() {
  const [columnVisibility, onColumnVisibilityChange] = useState<Record<string, boolean>>({
    price: false,
  })
  const [density, setDensity] = useState<Density>('compact')
  const state = { columnVisibility }
  const table = useListTable<Fabric>({ columns, data: none, state, onColumnVisibilityChange })
  return <ViewMenu table={table} view={{ density, setDensity }} />
}

const meta = { component: FabricView, parameters: { guide } } satisfies Meta<typeof FabricView>

export default meta
type Story = StoryObj<typeof meta>

/** Lists only columns that may be hidden. */
export const Open: Story = {
  tags: ['§10.2.6c'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cột: 2/3' }))
    const price = await screen.findByRole('checkbox', { name: 'Giá' })
    await expect(price).not.toBeChecked()
    await userEvent.click(price)
    await expect(price).toBeChecked()
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    const tall = screen.getByRole('switch', { name: 'Dòng cao, dễ đọc' })
    await userEvent.click(tall)
    await expect(tall).toBeChecked()
  },
}
