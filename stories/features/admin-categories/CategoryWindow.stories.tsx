import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CategoryWindow } from '@/features/admin-categories/CategoryWindow'
import { signInAsStaff } from '../../support/shopper'
import { categories } from '../../support/admin-categories'

const [top, , empty] = categories

const meta = {
  component: CategoryWindow,
  parameters: { scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    task: { name: 'save', category: undefined, parentId: null },
    isOpen: true,
    categories,
    onClose: fn(),
  },
} satisfies Meta<typeof CategoryWindow>

export default meta
type Story = StoryObj<typeof meta>

export const ToAdd: Story = {}

export const ToEdit: Story = { args: { task: { name: 'save', category: top, parentId: null } } }

export const ToDelete: Story = {
  args: { task: { name: 'delete', category: empty } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
