import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuTree } from '@/features/admin-settings/menu/MenuTree'
import { menu } from '../../../support/site'

const meta = {
  component: MenuTree,
  args: { items: menu, onChange: fn(), onAdd: fn(), onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MenuTree>

export default meta
type Story = StoryObj<typeof meta>

/** The second level folds away. */
export const TwoLevels: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
