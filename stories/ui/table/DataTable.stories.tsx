import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { DataTable } from '@/ui/table/DataTable'
import { listColumns, orderAfter, sortingOf, useListTable } from '@/ui/table/list-table'
import { type RowNote } from '@/ui/table/use-pinned-rows'

type Fabric = { id: number; name: string; state: string; price: string }

const fabrics: Fabric[] = [
  { id: 1, name: 'Lụa Hà Đông', state: 'Đang bán', price: '1.290.000VND' },
  { id: 2, name: 'Linen '.repeat(20), state: 'Hết hàng', price: '459.000VND' },
  { id: 3, name: 'Đũi Nam Cao', state: 'Đang bán', price: '620.000VND' },
]

const column = listColumns<Fabric>()

const columns = column.columns([
  column.accessor('name', {
    header: 'Tên',
    enableSorting: true,
    meta: { card: 'heading' },
    cell: ({ getValue }) => <b>{getValue()}</b>,
  }),
  column.accessor('state', { header: 'Trạng thái', meta: { card: 'detail' } }),
  column.accessor('price', {
    header: 'Giá',
    enableSorting: true,
    meta: { numeric: true, card: 'detail' },
  }),
])

type FabricsProps = {
  columns: Parameters<typeof useListTable<Fabric>>[0]['columns']
  rows?: readonly Fabric[]
  selected?: readonly number[]
  notes?: ReadonlyMap<string, RowNote>
  onSort: (order: string) => void
  onSelect: (ids: string[]) => void
}

function Fabrics({
  columns: shown,
  rows = fabrics,
  selected,
  notes,
  onSort,
  onSelect,
}: FabricsProps) {
  const rowSelection = Object.fromEntries((selected ?? []).map((id) => [id, true] as const))
  const table = useListTable<Fabric>({
    columns: shown,
    data: rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: selected !== undefined,
    state: { sorting: sortingOf('-price'), rowSelection },
    onSortingChange: (update) => onSort(orderAfter('-price', update)),
    onRowSelectionChange: (update) =>
      onSelect(Object.keys(typeof update === 'function' ? update(rowSelection) : update)),
  })
  return (
    <DataTable table={table} label="Vải" rowName={({ name }) => name} {...(notes && { notes })} />
  )
}

const meta = preview.meta({
  component: Fabrics,
  args: { columns, onSort: fn(), onSelect: fn() },
})

export const Sorted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('columnheader', { name: 'Giá' })
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Tên' }))
    await expect(args.onSort).toHaveBeenCalledWith('name')
  },
})

/** Selecting a page keeps the selected rows of other pages. */
export const Selected = meta.story({
  args: { selected: [2, 99] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Chọn cả trang' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(['1', '2', '3', '99']))
  },
})

export const CardsOnAPhone = meta.story({
  args: { selected: [1] },
  globals: { viewport: { value: 'phone' } },
})

/** A note without a way back, and one whose undo fails: it stays for another try, and the caller says why. */
export const Notes = meta.story({
  args: {
    columns: column.columns([
      ...columns,
      column.display({ id: 'notes', header: 'Thao tác', meta: { actions: 'none' } }),
    ]),
    notes: new Map([
      ['1', { text: 'Đã xác nhận', undo: () => Promise.reject(new Error('offline')) }],
      ['3', { text: 'Đã xóa' }],
    ]),
  },
})
