import preview from '#.storybook/preview'
import { ExportProducts } from '@/features/admin-products/list/ExportProducts'

const meta = preview.meta({
  component: ExportProducts,
  args: { search: {} },
})

export const Ready = meta.story({})
