import preview from '#.storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RestockOffer } from '@/features/restock/RestockOffer'
import type { Play } from '../../support/play'
import { shirt } from '../../support/products'

/** A product with the ids of a product in the mock world. */
const product = {
  id: 3,
  variants: shirt.variants.map((variant, index) => ({ ...variant, id: 301 + index })),
}
const soldOut = product.variants.find(({ stock }) => stock === 0) ?? null

const meta = preview.meta({
  component: RestockOffer,
  args: { product, variant: soldOut, email: undefined },
})

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Báo tôi khi có hàng' }))
  await screen.findByRole('dialog', { name: 'Báo tôi khi có hàng' })
}

const send: Play = ({ userEvent }) =>
  userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Báo tôi khi có hàng' }),
  )

/** The chosen variant is in stock, but another one is sold out. */
export const OtherSoldOut = meta.story({ args: { variant: product.variants[0] ?? null } })

export const Asked = meta.story({ play: open })

/** The host does not support restock messages. The offer disappears, and the focus moves to the message. */
export const NotOffered = meta.story({
  tags: ['§2.6.6'],
  args: { email: 'khach@moclan.vn' },
  parameters: { scenario: ['createRestockNotice.501'] },
  play: async (context) => {
    const { canvas } = context
    await open(context)
    await send(context)
    const text = await canvas.findByText(/chưa nhận đăng ký báo có hàng/)
    await waitFor(() => expect(text).toHaveFocus())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
