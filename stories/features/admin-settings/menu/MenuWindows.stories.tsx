import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DeleteMenuItem, MenuItemDialog } from '@/features/admin-settings/menu/MenuWindows'
import { categoryChoices, menu } from '../../../support/site'

const [parent, , skirts, , , , link] = menu

const meta = {
  component: MenuItemDialog,
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

export const ToAnotherSite: Story = {
  args: { item: link },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const ToAPage: Story = {
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(form.getByLabelText('Dẫn đến'), 'page')
    await expect(await form.findByRole('textbox', { name: /Đường dẫn/ })).toBeVisible()
  },
}

/** The items below it go as well. */
export const AsksToDeleteWithItemsBelow: Story = {
  render: () => <DeleteMenuItem item={parent} items={menu} onDelete={fn()} onClose={fn()} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** Nothing below it. */
export const DeletesALeaf: Story = {
  render: () => <DeleteMenuItem item={skirts} items={menu} onDelete={fn()} onClose={fn()} />,
}
