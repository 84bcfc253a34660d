import preview from '#.storybook/preview'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

const meta = preview.meta({
  component: CategoriesScreen,
  globals: { viewport: { value: 'desktop' } },
})

export const All = meta.story({})

export const Loading = meta.story({
  parameters: { scenario: ['adminCategories.timeout'] },
})

export const FailingOnAPhone = meta.story({
  parameters: { scenario: ['adminCategories.500'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
