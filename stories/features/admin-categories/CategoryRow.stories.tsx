import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CategoryRow } from '@/features/admin-categories/CategoryRow'
import { signInAsStaff } from '../../support/shopper'
import { categories } from '../../support/admin-categories'
import { sortableParts } from '../../support/sortable-parts'
import type { Guide } from '../../../.storybook/docs/guide'

const [top, child, , long] = categories

const guide: Guide = {
  use: ['One category of either level.'],
  anatomy: [
    ['Handle and steps', 'Move it among its siblings.'],
    ['Name and address', 'Paler where the shop does not show it.'],
    ['Products', 'A link to the list, filtered by the category.'],
    ['Actions', 'Add below, edit, delete.'],
  ],
  reader: "Buttons carry the category's name.",
}

const meta = {
  component: CategoryRow,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    category: top,
    parts: sortableParts,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CategoryRow>

export default meta
type Story = StoryObj<typeof meta>

/** A category of the first level takes others below it. */
export const FirstLevel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm danh mục con của Áo' }))
    await expect(args.onAdd).toHaveBeenCalledWith(1)
  },
}

export const SecondLevel: Story = { args: { category: child } }

/** Paler, because the shop does not show it. */
export const HiddenWithALongName: Story = { args: { category: long } }

export const Phone: Story = {
  args: { category: long },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
