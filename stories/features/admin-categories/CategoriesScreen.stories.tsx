import preview from '#.storybook/preview'
import { CategoriesScreen } from '@/features/admin-categories/CategoriesScreen'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categories } from '../../support/admin-categories'

const meta = preview.meta({
  component: CategoriesScreen,
})

export const All = meta.story({})

/** A long name wraps; what the shop does not show is paler. */
export const HiddenWithALongNameOnAPhone = meta.story({
  parameters: { scenario: ['adminCategories.timeout'] },
  beforeEach({ loaded }) {
    const answer = { success: true, message: '', data: [...categories] }
    loaded.world.queryClient.setQueryData(adminCategoriesQuery.queryKey, answer)
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
