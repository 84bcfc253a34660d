import preview from '#.storybook/preview'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

const meta = preview.meta({
  component: CreateProductScreen,
  globals: { viewport: { value: 'desktop' } },
})

export const Empty = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

/** The categories can't be read: everything else works. */
export const CategoriesFailed = meta.story({
  parameters: { scenario: ['adminCategories.500'] },
})
