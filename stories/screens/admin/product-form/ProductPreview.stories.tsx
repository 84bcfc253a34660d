import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { emptyProductForm, fromProduct } from '@/domain/product/form'
import { ProductPreview } from '@/screens/admin/product-form/ProductPreview'
import { product } from '../../../support/admin-product'

const meta = preview.meta({
  component: ProductPreview,
  args: { form: fromProduct(product), onClose: fn() },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({})
export const FilledOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
/** An empty form: the shop's placeholders. */
export const Empty = meta.story({ args: { form: emptyProductForm } })
