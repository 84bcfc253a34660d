import preview from '#.storybook/preview'
import { type ReactNode, useRef, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { DataTable } from '@/ui/table/DataTable'
import { listColumns, orderAfter, sortingOf, useListTable } from '@/ui/table/list-table'
import { RowButton } from '@/ui/table/RowOpener'
import { type PinRow, type RowNote, usePinnedRows } from '@/ui/table/use-pinned-rows'

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
  globals: { viewport: { value: 'desktop' } },
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

/** All of the page is not some of it. */
export const AllSelected = meta.story({
  args: { selected: [1, 2, 3] },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Chọn cả trang', checked: true })
    await expect(all).not.toBePartiallyChecked()
  },
})

export const CardsOnAPhone = meta.story({
  args: { selected: [1] },
  globals: { viewport: { value: 'phone' } },
})

/** Up and down go to the same control of the next row, and with Shift they tick it; a tick with Shift takes all between. */
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

/** A row opens wherever nothing else is pressed, and not by selecting its text. */
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

const narrow = {
  args: {
    selected: [],
    rows: [...fabrics, { id: 4, name: '', state: 'Đang giao', price: '123.456.789.012VND' }],
    columns: column.columns([
      column.accessor('id', {
        header: 'Mã đơn',
        meta: { card: 'heading' },
        cell: ({ getValue }) => <b style={{ whiteSpace: 'nowrap' }}>ML261123-000{getValue()}</b>,
      }),
      column.accessor('price', {
        header: 'Tổng tiền',
        meta: { card: 'aside' },
        cell: ({ getValue }) => <b style={{ whiteSpace: 'nowrap' }}>{getValue()}</b>,
      }),
      column.accessor('state', { header: 'Trạng thái', meta: { card: 'detail' } }),
    ]),
  },
  decorators: [(Story: () => ReactNode) => <div style={{ inlineSize: 313 }}>{Story()}</div>],
}

/** What stands at the end of the heading's line takes one of its own where both don't fit. */
export const AmountsOnAPhone = meta.story({
  ...narrow,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const [code, amount] = [...row.querySelectorAll('b')].map((b) => b.getBoundingClientRect())
      if (!code || !amount) throw new Error('A row without code or amount')
      const isBeside = code.right + 8 <= amount.left
      await expect(isBeside || code.bottom <= amount.top).toBe(true)
    }
  },
})

/** A table wider than its place scrolls; the heading stays at its edge. */
export const Scrolled = meta.story({
  ...narrow,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement
    const [, row] = canvas.getAllByRole('row')
    const heading = row?.querySelector('[data-first]')
    if (!scroller || !heading) throw new Error('A table without a row')
    await waitFor(() => expect(scroller).toHaveAttribute('data-scrolls'))
    scroller.scrollLeft = scroller.scrollWidth
    await waitFor(() => expect(scroller).toHaveAttribute('data-more-start'))
    const edge = scroller.getBoundingClientRect().left
    await expect(heading.getBoundingClientRect().left - edge).toBeCloseTo(44, 0)
  },
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

/** A list without what is done: each press takes a row out of it, which comes back with undo. */
function Queue(props: FabricsProps) {
  const [left, setLeft] = useState<readonly Fabric[]>(fabrics)
  const pinned = usePinnedRows(left, 'queue')
  const pin = useRef<PinRow<Fabric>>(pinned.pin)
  const [queueColumns] = useState(() => {
    const finish = (fabric: Fabric) => {
      setLeft((now) => now.filter((one) => one !== fabric))
      const undo = () => Promise.resolve(setLeft(fabrics))
      pin.current({ ...fabric, state: 'Xong' }, { text: 'Đã xong', undo })
    }
    return column.columns([
      ...columns,
      column.display({
        id: 'do',
        header: 'Thao tác',
        meta: { actions: 'button' },
        cell: ({ row }) => (
          <button type="button" onClick={() => finish(row.original)}>
            Xong {row.original.id}
          </button>
        ),
      }),
    ])
  })
  return <Fabrics {...props} columns={queueColumns} rows={pinned.rows} notes={pinned.notes} />
}

/**
 * A row that is done stays in its place, so that no other slides under the pointer, and its new button takes no second
 * press for 600 ms.
 */
export const RowsThatLeave = meta.story({
  render: (args) => <Queue {...args} />,
  play: async ({ canvas, userEvent }) => {
    const done = () => canvas.getAllByRole('row').map((row) => row.textContent.includes('Đã xong'))
    await userEvent.click(canvas.getByRole('button', { name: 'Xong 1' }))
    await expect(done()).toEqual([false, true, false, false])
    const undo = canvas.getByRole('button', { name: 'Hoàn tác' })
    await expect(undo).toHaveFocus()
    const cell = undo.closest('[role=cell]')?.getBoundingClientRect().left
    await expect(undo.getBoundingClientRect().left).toBeGreaterThanOrEqual(cell ?? Infinity)
    await expect(undo).toHaveStyle({ pointerEvents: 'none' })
    await waitFor(() => expect(undo).toHaveStyle({ pointerEvents: 'auto' }))
    await userEvent.click(undo)
    await waitFor(() => expect(done()).not.toContain(true))
    await expect(canvas.getByRole('button', { name: 'Xong 1' })).toHaveFocus()
  },
})
