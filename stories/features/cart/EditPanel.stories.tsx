import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { EditPanel } from '@/features/cart/EditPanel'
import { lineKinds } from '../../support/lines'

const { usual, long } = lineKinds

const meta = preview.meta({
  component: EditPanel,
  args: {
    image: usual.image,
    name: usual.name,
    price: { value: 399_000, original: 459_000 },
    stock: <p>Còn hàng</p>,
    children: <p>Màu sắc, size</p>,
    canSave: true,
    onSave: fn(),
    onCancel: fn(),
  },
})

export const CanBeSaved = meta.story({})

/** Product §5: not without a variant, nor with one that is sold out. */
export const SoldOut = meta.story({
  tags: ['§5.6.2'],
  args: { canSave: false, stock: <p>Hết hàng</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lưu thay đổi' })).toBeDisabled()
  },
})

export const PriceRange = meta.story({ args: { price: { value: 399_000, max: 459_000 } } })

export const Long = meta.story({
  args: { name: long.name, image: null },
  globals: { viewport: { value: 'phone' } },
})
