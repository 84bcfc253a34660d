import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CategoryWindow } from '@/features/admin-categories/CategoryWindow'
import { signInAsStaff } from '../../support/shopper'
import { categories } from '../../support/admin-categories'
import type { Guide } from '../../../.storybook/docs/guide'

const [, , empty] = categories

const guide: Guide = {
  use: ['Opens editor or question for the task that was chosen in a row.'],
}

const meta = {
  component: CategoryWindow,
  parameters: { guide, scenario: ['login:staff'] },
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

export const ToDelete: Story = {
  args: { task: { name: 'delete', category: empty } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
