import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { listSearchSchemas } from '@/lib/list-address'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import type { BulkReport } from '@/ui/table/use-bulk-rows'
import { useListState } from '@/ui/table/use-list'

type Fabric = { id: number; name: string; price: string }

const fabrics: Fabric[] = [
  { id: 1, name: 'Lụa Hà Đông', price: '1.290.000VND' },
  { id: 2, name: 'Đũi Nam Cao', price: '620.000VND' },
]
const column = columnHelper<Fabric>()
const columns = column.columns([
  column.accessor('name', { header: 'Tên', meta: { card: 'heading' } }),
  column.accessor('price', { header: 'Giá', meta: { numeric: true, card: 'detail' } }),
])

type FabricListProps = { report?: BulkReport; onCloseReport: () => void }

const schema = v.object(listSearchSchemas([]))
const optional = { price: 'any' } as const

function FabricList({ report, onCloseReport }: FabricListProps) {
  const list = useListState({ name: 'fabrics', schema, optional })
  return (
    <DataList
      label="Vải"
      query={{
        data: { pagination: { total: fabrics.length, current_page: 1, last_page: 1 } },
        error: null,
        isPending: false,
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        refetch: fn(),
      }}
      list={list}
      find={{ label: 'Tìm vải' }}
      columns={columns}
      rows={fabrics}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      {...(report && {
        bulk: {
          selection: {},
          select: fn(),
          left: { count: 2, again: fn() },
          report,
          closeReport: onCloseReport,
          bar: null,
          failedText: ({ n, done }) => `${n} loại vải chưa đổi được, ${done} đã xong:`,
        },
      })}
      errors={(failure) => ({ text: String(failure) })}
      countText={(n) => `${n} loại vải`}
      empty={{ nothing: { title: 'Chưa có vải nào' }, noMatch: 'Không có vải nào như thế' }}
    />
  )
}

const meta = preview.meta({
  component: FabricList,
  parameters: {
    path: '/admin?q=lụa&page=2',
    guide: {
      use: [
        'For each list of the back office, with filters, columns, pages, and the problems of a bulk action.',
      ],
      avoid: ['For a few rows without pages: take a `DataTable`.'],
      reader: 'Problems take the focus, so that they are not missed; columns open as a dialog.',
    },
  },
  args: { onCloseReport: fn() },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 loại vải')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('50'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('lụa')
  },
})

/** The menu lists the columns that staff can hide. Its button shows how many columns are visible. */
export const Columns = meta.story({
  tags: ['§10.2.6'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cột: 2/2' }))
    const price = await screen.findByRole('checkbox', { name: 'Giá' })
    await userEvent.click(price)
    await expect(price).not.toBeChecked()
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await expect(canvas.queryByText('620.000VND')).not.toBeInTheDocument()
  },
})

const reason = 'Vui lòng chọn danh mục, Thêm ít nhất 1 ảnh'

/**
 * A message above the list names the rows that a bulk action could not change. This message gets the focus.
 */
export const Problems = meta.story({
  args: { report: { at: 1, done: 2, failed: [{ id: 1, name: 'Nháp trống', reason }] } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('table').getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }))
    await expect(args.onCloseReport).toHaveBeenCalledOnce()
  },
})
