import preview from '#.storybook/preview'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

const meta = preview.meta({
  component: ProductListScreen,
  args: { slug: 'dresses', search: {} },
  parameters: { layout: 'fullscreen', path: '/category/dresses' },
})

export const Category = meta.story({})

/** A host that does not name the list's category: its name comes from the menu. */
export const CategoryNotNamed = meta.story({
  parameters: { scenario: ['drift.minimal'], shows: [['heading', { level: 1, name: 'Đầm' }]] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const AllProducts = meta.story({ args: { slug: null }, parameters: { path: '/products' } })

export const Loading = meta.story({ parameters: { scenario: ['productsByCategory.timeout'] } })

export const NotFoundOnAPhone = meta.story({
  args: { slug: 'nowhere' },
  parameters: { path: '/category/nowhere' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
