import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { RowActions } from '@/features/admin-products/list/RowActions'
import { Toaster } from '@/ui/toast/Toaster'
import { signInStaff } from '../../../support/admin-orders'
import { productRow } from '../../../support/product-row'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['At the end of a row: what is done now and then with one product.'],
  avoid: ['For several products at once: the bar below the list.'],
  keyboard: [
    ['Enter', 'opens the menu'],
    ['Escape', 'closes it'],
  ],
  reader: 'A button that is named after the product opens a menu.',
}

const meta = {
  component: RowActions,
  args: { product: productRow, onDelete: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
  render: (args) => (
    <>
      <RowActions {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof RowActions>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
  },
}

/** A draft is in no shop yet. */
export const OfADraft: Story = {
  args: { product: { ...productRow, status: 'draft' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
}

export const Deletes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const English: Story = { ...Open, globals: { locale: 'en' } }
