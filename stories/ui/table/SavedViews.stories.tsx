import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SavedViews } from '@/ui/table/SavedViews'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above a list of the back office that people come back to with the same filters.'],
  avoid: ['To hide columns for now: `ViewMenu` does that without a name.'],
  reader: 'A dialog with a button for each view, one that deletes it, and a field for a new name.',
}

const meta = {
  component: SavedViews,
  render: (args) => (
    <>
      <SavedViews {...args} />
      <Toaster />
    </>
  ),
  parameters: { guide },
  args: {
    list: 'fabrics',
    search: { q: 'lụa', sort: '-price', page: 2, columns: '-price' },
    onOpen: fn(),
  },
  beforeEach: () => localStorage.removeItem('views_fabrics'),
} satisfies Meta<typeof SavedViews>

export default meta
type Story = StoryObj<typeof meta>

/** Saved, opened again without the page, deleted, and taken back. */
export const Saved: Story = {
  tags: ['§10.2.9b'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chế độ xem' })
    await userEvent.click(button)
    await userEvent.type(
      await screen.findByLabelText('Tên cho chế độ xem này'),
      'Lụa đắt nhất{Enter}',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Lụa đắt nhất' }))
    await expect(args.onOpen).toHaveBeenCalledWith({
      name: 'Lụa đắt nhất',
      search: { q: 'lụa', sort: '-price', columns: '-price' },
    })
    await userEvent.click(button)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Xóa chế độ xem Lụa đắt nhất' }),
    )
    await expect(screen.queryByRole('button', { name: 'Lụa đắt nhất' })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await userEvent.click(button)
    await expect(await screen.findByRole('button', { name: 'Lụa đắt nhất' })).toBeVisible()
  },
}

export const None: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByLabelText('Name for this view')).toBeVisible()
  },
}
