import preview from '#.storybook/preview'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { DataTable } from '@/ui/table/DataTable'
import { columnHelper, nextSortOrder, sortingStateOf, useListTable } from '@/ui/table/list-table'
import { RowButton } from '@/ui/table/RowOpener'

type Fabric = { id: number; name: string; state: string; price: string }

const fabrics: Fabric[] = [
  { id: 1, name: 'Lụa Hà Đông', state: 'Đang bán', price: '1.290.000VND' },
  { id: 2, name: 'Linen '.repeat(20), state: 'Hết hàng', price: '459.000VND' },
  { id: 3, name: 'Đũi Nam Cao', state: 'Đang bán', price: '620.000VND' },
]

const column = columnHelper<Fabric>()

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
  onSort: (order: string) => void
  onSelect: (ids: string[]) => void
}

function Fabrics({ columns: shown, rows = fabrics, selected, onSort, onSelect }: FabricsProps) {
  const rowSelection = Object.fromEntries((selected ?? []).map((id) => [id, true] as const))
  const table = useListTable<Fabric>({
    columns: shown,
    data: rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: selected !== undefined,
    state: { sorting: sortingStateOf('-price'), rowSelection },
    onSortingChange: (update) => onSort(nextSortOrder('-price', update)),
    onRowSelectionChange: (update) =>
      onSelect(Object.keys(typeof update === 'function' ? update(rowSelection) : update)),
  })
  return <DataTable table={table} label="Vải" rowName={({ name }) => name} />
}

const meta = preview.meta({
  title: 'table/DataTable (grid, list)',
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

/** Selecting all rows of a page keeps the selected rows of other pages. */
export const Selected = meta.story({
  args: { selected: [2, 99] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Chọn cả trang' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(['1', '2', '3', '99']))
  },
})

/**
 * The up and down keys move the focus to the checkbox of another row. With Shift, that checkbox also gets the
 * state of the first one. A click with Shift selects all rows in between.
 */
export const RowsByKeys = meta.story({
  tags: ['§10.2.11'],
  args: { selected: [1] },
  play: async ({ args, canvas, userEvent }) => {
    const [, first, second, third] = canvas.getAllByRole('checkbox')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(second).toHaveFocus()
    first?.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['1', '2'])
    await userEvent.click(first ?? document.body)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(third ?? document.body)
    await userEvent.keyboard('{/Shift}')
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(['1', '2', '3']))
  },
})

const onOpen = fn()

/**
 * A click on a row opens the row. A click on another control in the row opens nothing, and neither does
 * selecting text.
 */
export const RowsThatOpen = meta.story({
  tags: ['§10.2.15'],
  args: {
    selected: [],
    columns: column.columns([
      column.accessor('name', {
        header: 'Tên',
        meta: { card: 'heading' },
        cell: ({ getValue }) => <RowButton onClick={onOpen}>{getValue()}</RowButton>,
      }),
      column.accessor('price', { header: 'Giá', meta: { numeric: true, card: 'detail' } }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    const price = canvas.getByText('1.290.000VND')
    await userEvent.click(price)
    await expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Lụa Hà Đông' }))
    await expect(onOpen).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Lụa Hà Đông' }))
    getSelection()?.selectAllChildren(price)
    await fireEvent.click(price)
    await expect(onOpen).toHaveBeenCalledTimes(2)
  },
})
