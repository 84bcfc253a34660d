import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuTree } from '@/features/admin-settings/menu/MenuTree'
import { menu } from '../../../support/site'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Both levels, each put in order by itself; the second one folds away.'],
  keyboard: [['Space, arrow keys', 'lift and move an item']],
}

const meta = {
  component: MenuTree,
  parameters: { guide },
  args: { items: menu, onChange: fn(), onAdd: fn(), onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MenuTree>

export default meta
type Story = StoryObj<typeof meta>

/** The second level folds away. */
export const TwoLevels: Story = {}
