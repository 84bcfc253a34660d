import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Categories } from '@/features/admin-categories/Categories'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { useCategoryTask } from '@/features/admin-categories/category-task'
import { signInStaff } from '../../support/admin-orders'
import type { Guide } from '../../../.storybook/docs/guide'

function Screen() {
  return <Categories query={useQuery(adminCategoriesQuery)} tasks={useCategoryTask()} />
}

const guide: Guide = {
  use: ['The whole content of the categories screen.'],
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

export const Loading: Story = {
  parameters: { scenario: ['login:staff', 'adminCategories.timeout'] },
}

export const Failed: Story = {
  parameters: {
    scenario: ['login:staff', 'adminCategories.403'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Bạn không có quyền thực hiện thao tác này')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
