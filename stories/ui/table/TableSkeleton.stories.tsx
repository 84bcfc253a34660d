import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the first page of a `DataTable` loads, with as many rows as will come.'],
  reader: 'Hidden; the container is busy.',
}

const meta = { component: TableSkeleton, parameters: { guide } } satisfies Meta<
  typeof TableSkeleton
>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { args: { rows: 5 }, globals: { viewport: { value: 'desktop' } } }
