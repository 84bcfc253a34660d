import preview from '#.storybook/preview'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

const meta = preview.meta({
  component: CreateProductScreen,
})

export const Empty = meta.story({})
