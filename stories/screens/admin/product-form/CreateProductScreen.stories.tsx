import preview from '#.storybook/preview'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

const meta = preview.meta({
  component: CreateProductScreen,
  globals: { viewport: { value: 'desktop' } },
})

export const Empty = meta.story({})
