import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { Categories } from '@/features/admin-categories/Categories'
import { useCategoryTask } from '@/features/admin-categories/category-task'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'
import { categories } from '../../support/admin-categories'
import { signInStaff } from '../../support/admin-orders'

function Screen() {
  return <Categories query={useQuery(adminCategoriesQuery)} tasks={useCategoryTask()} />
}

const guide: Guide = {
  use: [
    'The whole content of the categories screen: two levels, each list put in order by itself.',
    'Another parent is chosen in the form of a category.',
  ],
  anatomy: [
    ['Handle and steps', 'Move it among its siblings.'],
    ['Name and address', 'Paler where the shop does not show it.'],
    ['Switch', 'Shows it in the shop or hides it, with undo.'],
    ['Products', 'A link to the list, filtered by the category.'],
    ['Actions', 'Add below, edit, delete.'],
  ],
  keyboard: [['Space, arrow keys', 'lift and move a category']],
  reader:
    'Two lists, the inner one named “danh mục con của …”; buttons and switches carry the category’s name.',
}

const meta = {
  component: Screen,
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A second quick move starts from the first one. */
export const Tree: Story = {
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Đưa Áo sơ mi ra sau' })
    await userEvent.click(later)
    await userEvent.click(later)
    const shirts = canvas.getByRole('list', { name: 'Danh mục con của Áo' })
    await expect(shirts.lastElementChild).toHaveTextContent('Áo sơ mi')
    await expect(later).toHaveFocus()
  },
}

/** An order that the server rejects is undone. */
export const Refused: Story = {
  parameters: {
    scenario: ['login:staff', 'reorderCategories.403'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đưa Áo sơ mi ra sau' }))
    const shirts = canvas.getByRole('list', { name: 'Danh mục con của Áo' })
    await waitFor(() => expect(shirts.firstElementChild).toHaveTextContent('Áo sơ mi'))
  },
}

/** A long name wraps; what the shop does not show is paler. */
export const HiddenWithALongNameOnAPhone: Story = {
  parameters: { scenario: ['login:staff', 'adminCategories.timeout'] },
  beforeEach({ loaded }) {
    signInStaff()
    const answer = { success: true, message: '', data: [...categories] }
    loaded.world.queryClient.setQueryData(adminCategoriesQuery.queryKey, answer)
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

const withToaster = () => (
  <>
    <Screen />
    <Toaster />
  </>
)

/** Hidden, said, and taken back. */
export const HiddenAndTakenBack: Story = {
  render: withToaster,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hiện Áo trong cửa hàng' }))
    await screen.findByText('Đã ẩn Áo khỏi cửa hàng')
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await screen.findByText('Cửa hàng đã hiện Áo')
  },
}

/** What the server refuses switches back, with the reason. */
export const SwitchRefused: Story = {
  render: withToaster,
  parameters: {
    scenario: ['login:staff', 'updateCategory.500'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('switch', { name: 'Hiện Áo trong cửa hàng' })
    await userEvent.click(shown)
    await screen.findByText(/^Chưa đổi được Áo: /)
    await waitFor(() => expect(shown).toBeChecked())
  },
}
