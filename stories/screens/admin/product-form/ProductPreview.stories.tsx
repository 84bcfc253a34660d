import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { fromProduct } from '@/domain/product/form'
import { ProductPreview } from '@/screens/admin/product-form/ProductPreview'
import { product } from '../../../support/admin-product'

const meta = preview.meta({
  component: ProductPreview,
  args: { form: fromProduct(product), onClose: fn() },
})

export const Filled = meta.story({})
