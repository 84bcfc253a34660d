import preview from '#.storybook/preview'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

const meta = preview.meta({
  component: ProductListScreen,
  args: { slug: 'dresses', search: {} },
  parameters: { layout: 'fullscreen', path: '/category/dresses' },
})

export const Category = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const NotFoundOnAPhone = meta.story({
  args: { slug: 'nowhere' },
  parameters: { path: '/category/nowhere' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
