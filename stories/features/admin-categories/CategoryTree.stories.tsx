import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CategoryTree } from '@/features/admin-categories/CategoryTree'
import { signInAsStaff } from '../../support/shopper'
import { categories } from '../../support/admin-categories'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Both levels. An item moves among its siblings; another parent is chosen in its form.'],
  keyboard: [['Space, arrow keys', 'lift and move a category']],
  reader: 'Two lists, the inner one named “danh mục con của …”.',
}

const meta = {
  component: CategoryTree,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { categories, onMove: fn(), onAdd: fn(), onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CategoryTree>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {}

/** One list is put in order at a time: the siblings come with the positions. */
export const Moved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đưa Áo sơ mi ra sau' }))
    await expect(args.onMove).toHaveBeenCalledWith(categories.slice(1, 3), 0, 1)
  },
}
