import preview from '#.storybook/preview'
import { useRef } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { CartPopover } from '@/screens/shell/CartPopover'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { keepCart, lineKinds } from '../../support/lines'

const { usual, long } = lineKinds

type StageProps = Omit<Parameters<typeof CartPopover>[0], 'anchor'>

function Stage(props: StageProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton ref={anchor} label="Giỏ hàng">
        <BagIcon />
      </IconButton>
      <CartPopover {...props} anchor={anchor} />
    </div>
  )
}

const meta = preview.meta({
  component: CartPopover,
  args: {
    open: true,
    onClose: fn(),
    onCheckout: fn(),
    anchor: { current: null },
  },
  beforeEach: () => keepCart([usual, long]),
  render: ({ anchor: _, ...args }) => <Stage {...args} />,
})

export const Filled = meta.story({
  tags: ['§2.3.2', '§2.9.5'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
    const toCart = screen.getByRole('link', { name: 'Xem giỏ hàng' })
    await expect(toCart).toHaveAttribute('href', '/cart')
    await userEvent.click(screen.getByRole('button', { name: 'Thanh toán' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({ beforeEach: () => keepCart([]) })

/** The minus button stops at 1 (Product §4). Only the remove button removes a line. */
export const NotBelowOne = meta.story({
  tags: ['§4.5.3'],
  beforeEach: () => keepCart([{ ...usual, quantity: 1 }]),
  play: async () => {
    const minus = await screen.findByRole('button', { name: /Giảm/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The list has more lines than the header shows. The cart page has all of them. */
export const MoreThanItShows = meta.story({
  tags: ['§2.9.5'],
  beforeEach: () =>
    keepCart(Array.from({ length: 25 }, (_, nth) => ({ ...usual, variantId: nth + 1 }))),
  play: async () => {
    await expect(await screen.findByText('Còn 5 sản phẩm nữa trong giỏ hàng')).toBeInTheDocument()
    await expect(screen.getAllByRole('link', { name: usual.name })).toHaveLength(20)
  },
})
