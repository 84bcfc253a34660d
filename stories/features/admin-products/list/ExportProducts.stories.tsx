import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportProducts } from '@/features/admin-products/list/ExportProducts'

const meta = {
  component: ExportProducts,
  args: { search: {} },
} satisfies Meta<typeof ExportProducts>

export default meta
export const Ready: StoryObj<typeof meta> = {}
