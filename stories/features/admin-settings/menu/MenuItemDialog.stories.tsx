import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MenuItemDialog } from '@/features/admin-settings/menu/MenuItemDialog'
import { categoryChoices, menu } from '../../../support/site'
import type { Guide } from '../../../../.storybook/docs/guide'

const [parent, , skirts] = menu

const guide: Guide = {
  use: ['For a new item and for changing one: name, target, place.'],
  keyboard: [
    ['Enter', 'takes it into the form; nothing is saved yet'],
    ['Escape', 'leaves it as it was'],
  ],
}

const meta = {
  component: MenuItemDialog,
  parameters: { guide },
  args: {
    item: skirts,
    items: menu,
    categories: categoryChoices,
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MenuItemDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A parent stays on the first level. */
export const Parent: Story = { args: { item: parent } }

export const NewOnAPhone: Story = {
  args: { item: { ...skirts, id: 99, name: '', slug: '', final_url: '' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A name is needed. */
export const WithoutName: Story = {
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.clear(form.getByLabelText(/Tên/))
    await userEvent.click(form.getByRole('button', { name: 'Xong' }))
    await waitFor(() => expect(form.getByLabelText(/Tên/)).toBeInvalid())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
