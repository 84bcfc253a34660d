import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddedCart } from '@/features/cart/added/AddedPopover'
import { focusedControl, showAddedAtom } from '@/features/cart/just-added'
import { lineKey } from '@/domain/cart/cart'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { keepCart, lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const { usual, long } = lineKinds

function Stage({ onCheckout }: { onCheckout: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton ref={anchor} label="Giỏ hàng">
        <BagIcon />
      </IconButton>
      <AddedCart anchor={anchor} onCheckout={onCheckout} />
    </div>
  )
}

const guide: Guide = {
  use: ['On wide screens, below the cart button, after something was added.'],
  keyboard: [['Escape', 'closes it']],
  reader:
    'A dialog that is not modal and takes the focus; closing it returns the focus to the product.',
}

const meta = {
  component: AddedCart,
  parameters: { guide },
  args: { anchor: { current: null }, onCheckout: fn() },
  beforeEach: ({ loaded, parameters }) => {
    keepCart([usual, long])
    loaded.world.store.set(showAddedAtom, {
      key: lineKey(parameters.added ?? usual),
      opener: focusedControl(),
    })
  },
  render: ({ onCheckout }) => <Stage onCheckout={onCheckout} />,
} satisfies Meta<typeof AddedCart>

export default meta
type Story = StoryObj<typeof meta>

/** The line with its total, and the ways on; Escape closes it and gives the focus to the cart button. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Đã thêm vào giỏ hàng' })
    await waitFor(() => expect(panel).toHaveFocus())
    await expect(panel).toHaveTextContent('Thành tiền918.000VND')
    await expect(screen.getByRole('link', { name: 'Xem giỏ hàng' })).toHaveAttribute(
      'href',
      '/cart',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Giỏ hàng' })).toHaveFocus())
  },
}

export const LongNames: Story = { parameters: { added: long } }

export const ToCheckout: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Thanh toán' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
