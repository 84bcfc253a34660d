import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableSkeleton } from '@/ui/table/TableSkeleton'

const meta = { component: TableSkeleton } satisfies Meta<typeof TableSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { args: { rows: 5 }, globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { args: { rows: 3 }, globals: { viewport: { value: 'phone' } } }
