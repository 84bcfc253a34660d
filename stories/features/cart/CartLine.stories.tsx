import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartLine } from '@/features/cart/CartLine'
import { CartLines } from '@/features/cart/CartLines'
import { Toaster } from '@/ui/toast/Toaster'
import { keepCart, lineKinds } from '../../support/lines'

const meta = {
  component: CartLine,
  args: { line: lineKinds.usual, selected: false },
  render: (args) => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      <CartLine {...args} />
    </ul>
  ),
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Áo sơ mi lụa Nhật Bình/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', '/products/ao-so-mi-lua-nhat-binh')
  },
}

export const Selected: Story = { args: { selected: true } }

export const Long: Story = { args: { line: lineKinds.long, selected: true } }

export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: 'phone' } } }

export const WithoutPicture: Story = { args: { line: lineKinds.withoutPicture } }

export const WithoutOptions: Story = { args: { line: lineKinds.withoutOptions } }

/** No longer sold: it stays, says so and can't be selected. */
export const Gone: Story = {
  args: { line: lineKinds.gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getByText('Sản phẩm này không còn được bán')).toBeVisible()
  },
}

export const SoldOut: Story = { args: { line: lineKinds.soldOut } }

/** More in the cart than there is: said, and the quantity can only go down. */
export const FewLeft: Story = {
  args: { line: lineKinds.fewLeft, selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible()
  },
}

export const Dearer: Story = { args: { line: lineKinds.dearer } }

export const Cheaper: Story = { args: { line: lineKinds.cheaper } }

export const English: Story = { args: { line: lineKinds.fewLeft }, globals: { locale: 'en' } }

/** Minus at 1 takes the line out; the toast puts it back (decisions §2). */
export const TakenOutAndBack: Story = {
  beforeEach: () => keepCart([{ ...lineKinds.usual, quantity: 1 }]),
  render: () => (
    <>
      <CartLines />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giảm/ }))
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }))
    await expect(canvas.getByRole('checkbox', { name: /^Chọn Áo/ })).toBeChecked()
  },
}
