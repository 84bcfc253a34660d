import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DataList } from '@/ui/table/DataList'
import { listColumns, useListTable } from '@/ui/table/list-table'
import { useListAddress } from '@/ui/table/use-list-address'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For each list of the back office: it has the states, the density and the pages.'],
  avoid: ['For a few rows without pages: take a `DataTable`.'],
}

type Fabric = { id: number; name: string; price: string }

const fabrics: Fabric[] = [
  { id: 1, name: 'Lụa Hà Đông', price: '1.290.000VND' },
  { id: 2, name: 'Đũi Nam Cao', price: '620.000VND' },
]
const column = listColumns<Fabric>()
const columns = column.columns([
  column.accessor('name', { header: 'Tên', meta: { card: 'heading' } }),
  column.accessor('price', { header: 'Giá', meta: { numeric: true, card: 'detail' } }),
])
const noRoomy = {}

type FabricListProps = {
  fabrics: Fabric[] | undefined
  error: Error | null
  /** The rows are those of the question before. */
  isOld: boolean
  onRows: (rows: number) => void
}

function FabricList({ fabrics: data, error, isOld, onRows }: FabricListProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const address = useListAddress<{ per_page?: number }>({
    list: 'fabrics',
    search: {},
    read: Object,
    onSearch: ({ per_page = 0 }) => onRows(per_page),
    roomy: noRoomy,
  })
  const table = useListTable<Fabric>({
    columns,
    data: data ?? [],
    getRowId: ({ id }) => String(id),
  })
  return (
    <DataList
      label="Vải"
      query={{
        data: data && { pagination: { total: data.length } },
        error,
        isPending: !data && !error,
        isError: error !== null,
        isFetching: false,
        isPlaceholderData: isOld,
        refetch: fn(),
      }}
      table={table}
      address={address}
      rowName={({ name }) => name}
      errorMessage={String}
      countText={(n) => `${n} loại vải`}
      countRef={count}
      empty={() => <EmptyState title="Chưa có vải nào" />}
      pages={() => null}
    />
  )
}

const meta = {
  component: FabricList,
  parameters: { guide },
  args: { fabrics, error: null, isOld: false, onRows: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FabricList>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 loại vải')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50')
    await expect(args.onRows).toHaveBeenCalledWith(50)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The rows of the question before, until the new ones are here. */
export const NextPage: Story = { args: { isOld: true } }
export const Loading: Story = { args: { fabrics: undefined } }
export const Empty: Story = { args: { fabrics: [] } }

export const Failing: Story = {
  args: { fabrics: undefined, error: new Error('Không tải được vải') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Không tải được vải/)).toBeVisible()
  },
}
