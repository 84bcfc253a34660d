import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { CategoriesScreen } from '@/features/admin-categories/CategoriesScreen'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categories } from '../../support/admin-categories'

const meta = preview.meta({
  component: CategoriesScreen,
})

/**
 * The staff member moves categories several times in a row. The order of the last move stays, whatever the
 * server answers in between.
 */
export const Moved = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const client = loaded.world.queryClient
    const tree = await canvas.findByRole('list', { name: 'Danh mục' })
    const [first, second, third] = tree.children
    const [later] = canvas.getAllByRole('button', { name: /^Đưa .* ra sau$/ })
    for (const button of [later, later]) if (button) await userEvent.click(button)
    const moved = [second, third, first]
    await waitFor(() => expect(Array.from(tree.children).slice(0, 3)).toEqual(moved))
    await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
    await expect(Array.from(tree.children).slice(0, 3)).toEqual(moved)
  },
})

/** A long category name wraps, and a hidden category is paler than the others. */
export const HiddenWithALongNameOnAPhone = meta.story({
  parameters: { scenario: ['adminCategories.timeout'] },
  beforeEach({ loaded }) {
    const answer = { success: true, message: '', data: [...categories] }
    loaded.world.queryClient.setQueryData(adminCategoriesQuery.queryKey, answer)
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
