import preview from '#.storybook/preview'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

const meta = preview.meta({
  component: CategoriesScreen,
})

export const All = meta.story({})
