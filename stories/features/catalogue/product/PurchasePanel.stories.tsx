import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { initialChoice, variantOf } from '@/domain/catalogue/variant'
import { PurchasePanel } from '@/features/catalogue/product/PurchasePanel'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartIcon } from '@/ui/icons'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../../.storybook/docs/guide'
import { colourOnly, longName, shirt, sizeOnly, soldOut } from '../../../support/products'

/** The panel as the product opens, or with the linked variant. */
const opened = (product: typeof shirt, variantId?: number) => {
  const choice = initialChoice(product, variantId)
  return { product, choice, variant: variantOf(product, choice) }
}

const guide: Guide = {
  use: ['Name, price, options and buttons.'],
  anatomy: [
    ['Name and price', 'The price follows the chosen variant.'],
    ['Options', 'Colour, size and the way to the size guide.'],
    ['Stock', 'In words.'],
    ['Buttons', 'Add to cart, buy now.'],
  ],
}

const meta = {
  component: PurchasePanel,
  parameters: { guide },
  args: { ...opened(shirt), onChoose: fn(), onAdd: fn(), onBuyNow: fn() },
} satisfies Meta<typeof PurchasePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Available, clashing and sold-out options side by side. */
export const Available: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Còn hàng')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Xanh chàm/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /^Đỏ sơn/ }))
    await expect(args.onChoose).toHaveBeenCalledWith({ color: 'Đỏ sơn', size: 'L' })
  },
}

export const FewLeft: Story = {
  args: opened(shirt, 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible()
  },
}

export const OnSale: Story = { args: opened(shirt, 5) }

/** A link may lead to a variant that is gone by now. */
export const LinkedSoldOut: Story = {
  tags: ['§5.6.2'],
  args: opened(shirt, 3),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toBeDisabled()
  },
}

export const SoldOut: Story = {
  args: opened(soldOut),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thêm vào giỏ' })).toBeDisabled()
  },
}

/** No variant at all: the product's price range stands; the buttons look disabled, but a press still counts. */
export const WithoutVariant: Story = {
  args: { ...opened({ ...shirt, variants: [], max_price: 559_000 }), variant: null },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Thêm vào giỏ' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledWith(null)
  },
}

/** The heart is beside the share button. */
export const WithAHeart: Story = {
  args: {
    wishlist: (
      <IconButton label="Yêu thích">
        <HeartIcon />
      </IconButton>
    ),
  },
}

export const ColourOnly: Story = { args: opened(colourOnly) }

export const SizeOnly: Story = { args: opened(sizeOnly) }

/** The buttons stay at the lower edge, within reach of the thumb. */
export const LongNameOnAPhone: Story = {
  args: opened({ ...shirt, name: longName }),
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = { args: opened(shirt, 2), globals: { locale: 'en' } }

/** The address is in the clipboard. */
export const Shared: Story = {
  render: (args) => (
    <>
      <PurchasePanel {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }))
    await expect((await screen.findAllByText('Đã sao chép liên kết')).length).toBeGreaterThan(0)
    await expect(write).toHaveBeenCalledWith(location.href)
  },
}

/** The browser does not let it. */
export const NotShared: Story = {
  ...Shared,
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }))
    const problem = await screen.findAllByText('Không thể sao chép liên kết')
    await expect(problem.length).toBeGreaterThan(0)
  },
}
