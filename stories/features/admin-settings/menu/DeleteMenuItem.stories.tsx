import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { DeleteMenuItem } from '@/features/admin-settings/menu/DeleteMenuItem'
import { menu } from '../../../support/site'
import type { Guide } from '../../../../.storybook/docs/guide'

const [parent, , skirts] = menu

const guide: Guide = {
  use: ['Before an item leaves the menu, with those below it. Nothing is saved yet.'],
  keyboard: [['Escape', 'keeps the item']],
  reader: 'The focus begins on Cancel, and ends on the neighbour of the item.',
}

const meta = {
  component: DeleteMenuItem,
  parameters: { guide },
  args: { item: skirts, items: menu, onDelete: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteMenuItem>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** The items below it go as well. */
export const WithItemsBelow: Story = {
  args: { item: parent },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
