import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DeleteProducts } from '@/features/admin-products/list/DeleteProducts'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'
import { longName } from '../../../support/products'

const guide: Guide = {
  use: ['Before products go.'],
  keyboard: [['Escape', 'keeps them']],
  reader: 'The focus begins on Cancel.',
}

const meta = {
  component: DeleteProducts,
  args: { open: true, products: new Map([[3, longName]]), onClose: fn(), onDone: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof DeleteProducts>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  return dialog.getByRole('button', { name })
}

/** The cancel button has the focus first. */
export const One: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await press('Quay lại')).toHaveFocus()
    await userEvent.click(await press('Xóa'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** Each has an outcome of its own. */
export const Several: Story = {
  args: { products: new Map(Array.from({ length: 9 }, (_, id) => [id + 990, `Đầm số ${id}`])) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await press('Xóa'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.onDone).toHaveBeenCalledWith(
      args.products,
      expect.arrayContaining([{ id: 990, ok: false, message: 'Không tìm thấy sản phẩm' }]),
    )
  },
}

export const Failed: Story = {
  parameters: {
    scenario: ['login:staff', 'deleteProduct.offline'],
    expectedMessages: [/Failed to (load|fetch)/],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await press('Xóa'))
    await expect(await screen.findByText('Không thể kết nối tới server')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
