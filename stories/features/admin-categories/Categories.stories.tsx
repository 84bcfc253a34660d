import preview from '#.storybook/preview'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { Categories } from '@/features/admin-categories/Categories'
import { useCategoryTask } from '@/features/admin-categories/category-task'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categories } from '../../support/admin-categories'
import { withToaster } from '../../support/with-toaster'

function Screen() {
  return <Categories query={useQuery(adminCategoriesQuery)} tasks={useCategoryTask()} />
}

const meta = preview.meta({
  component: Screen,
  globals: { viewport: { value: 'desktop' } },
})

/** A second quick move starts from the first one. */
export const Tree = meta.story({
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Đưa Áo sơ mi ra sau' })
    await userEvent.click(later)
    await userEvent.click(later)
    const shirts = canvas.getByRole('list', { name: 'Danh mục con của Áo' })
    await expect(shirts.lastElementChild).toHaveTextContent('Áo sơ mi')
    await expect(later).toHaveFocus()
  },
})

/** An order that the server rejects is undone. */
export const Refused = meta.story({
  parameters: { scenario: ['reorderCategories.403'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đưa Áo sơ mi ra sau' }))
    const shirts = canvas.getByRole('list', { name: 'Danh mục con của Áo' })
    await waitFor(() => expect(shirts.firstElementChild).toHaveTextContent('Áo sơ mi'))
  },
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

/** What the server refuses switches back, with the reason. */
export const SwitchRefused = meta.story({
  decorators: [withToaster],
  parameters: { scenario: ['updateCategory.500'] },
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('switch', { name: 'Hiện Áo trong cửa hàng' })
    await userEvent.click(shown)
    await screen.findByText(/^Chưa đổi được Áo: /)
    await waitFor(() => expect(shown).toBeChecked())
  },
})
