import preview from '#.storybook/preview'
import { TableSkeleton } from '@/ui/table/TableSkeleton'

const meta = preview.meta({
  component: TableSkeleton,
  parameters: {
    guide: {
      use: ['While the first page of a `DataTable` loads, with as many rows as will come.'],
      reader: 'Hidden; the container is busy.',
    },
  },
})

export const Wide = meta.story({ args: { rows: 5 }, globals: { viewport: { value: 'desktop' } } })
