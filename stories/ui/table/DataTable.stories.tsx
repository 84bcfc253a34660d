import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { TableColumn } from '@/ui/table/columns'
import { DataTable, type DataTableProps } from '@/ui/table/DataTable'

type Fabric = { id: number; name: string; state: string; price: string }

const fabrics: readonly Fabric[] = [
  { id: 1, name: 'Lụa Hà Đông', state: 'Đang bán', price: '1.290.000VND' },
  { id: 2, name: 'Linen '.repeat(20), state: 'Hết hàng', price: '459.000VND' },
  { id: 3, name: 'Đũi Nam Cao', state: 'Đang bán', price: '620.000VND' },
]

const columns: readonly TableColumn<Fabric>[] = [
  { id: 'name', title: 'Tên', sortable: true, heading: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'state', title: 'Trạng thái', corner: true, optional: true, cell: ({ state }) => state },
  { id: 'price', title: 'Giá', sortable: true, numeric: true, cell: ({ price }) => price },
]

function Fabrics(props: DataTableProps<Fabric>) {
  return <DataTable {...props} />
}

const meta = {
  component: Fabrics,
  args: {
    label: 'Vải',
    rows: fabrics,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    columns,
    sort: '-price',
    onSort: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Fabrics>

export default meta
type Story = StoryObj<typeof meta>

export const Sorted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('columnheader', { name: 'Giá' })
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Tên' }))
    await expect(args.onSort).toHaveBeenCalledWith('name')
  },
}

/** Rows of other pages stay chosen when this page is. */
export const Selected: Story = {
  args: { selected: new Set([2, 99]), onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Chọn cả trang' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onSelect).toHaveBeenCalledWith(new Set([1, 2, 3, 99]))
  },
}

export const Busy: Story = { args: { busy: true } }

export const HiddenColumn: Story = {
  args: { hidden: ['state'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Đang bán')).not.toBeInTheDocument()
  },
}

export const CardsOnAPhone: Story = {
  args: { selected: new Set([1]), onSelect: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}
