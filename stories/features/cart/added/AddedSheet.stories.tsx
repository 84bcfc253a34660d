import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddedCart } from '@/features/cart/added/AddedSheet'
import { focusedControl, showAddedAtom } from '@/features/cart/just-added'
import { lineKey } from '@/domain/cart/cart'
import { keepCart, lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const { usual, long } = lineKinds

const guide: Guide = {
  use: ['On phones, after something was added.'],
  keyboard: [['Escape, Back', 'close it']],
}

const meta = {
  component: AddedCart,
  parameters: { guide },
  args: { anchor: { current: null }, onCheckout: fn() },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded, parameters }) => {
    keepCart([usual, long])
    loaded.world.store.set(showAddedAtom, {
      key: lineKey(parameters.added ?? usual),
      opener: focusedControl(),
    })
  },
} satisfies Meta<typeof AddedCart>

export default meta
type Story = StoryObj<typeof meta>

/** A sheet that leaves the upper half of a phone to the product. */
export const Added: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Đã thêm vào giỏ hàng' })
    await expect(sheet).toHaveTextContent('Tạm tính (14 sản phẩm)')
  },
}

export const Closed: Story = {
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Đã thêm vào giỏ hàng' })
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(sheet).not.toBeVisible())
  },
}

export const LongNames: Story = { parameters: { added: long } }
