import preview from '#.storybook/preview'
import { useQuery } from '@tanstack/react-query'
import { Categories } from '@/features/admin-categories/Categories'
import { useCategoryTask } from '@/features/admin-categories/category-task'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categories } from '../../support/admin-categories'

function Screen() {
  return <Categories query={useQuery(adminCategoriesQuery)} tasks={useCategoryTask()} />
}

const meta = preview.meta({
  component: Screen,
})

/** A long name wraps; what the shop does not show is paler. */
export const HiddenWithALongNameOnAPhone = meta.story({
  parameters: { scenario: ['adminCategories.timeout'] },
  beforeEach({ loaded }) {
    const answer = { success: true, message: '', data: [...categories] }
    loaded.world.queryClient.setQueryData(adminCategoriesQuery.queryKey, answer)
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
