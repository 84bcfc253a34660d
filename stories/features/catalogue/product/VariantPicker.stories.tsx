import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { type VariantChoice, initialChoice } from '@/domain/catalogue/variant'
import { StockHint, VariantPicker } from '@/features/catalogue/product/VariantPicker'
import { productOf, shirt } from '../../../support/products'
import { Controlled } from '../../../ui/controlled'

const meta = preview.meta({
  component: VariantPicker,
  args: { product: shirt, choice: initialChoice(shirt), onChoose: fn() },
  render: (args) => (
    <Controlled<VariantChoice> initial={args.choice}>
      {(choice, setChoice) => <VariantPicker {...args} choice={choice} onChoose={setChoice} />}
    </Controlled>
  ),
})

export const SoldOutColour = meta.story({
  tags: ['§5.6.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Xanh chàm.*hết hàng/i })).toBeDisabled()
  },
})

const counted = productOf([{ stock: 20 }, { stock: 5 }, { stock: 0 }])

/**
 * The note about the stock in each case: plenty, few pieces, sold out, a missing variant, and a product that
 * is not for sale.
 */
export const StockHints = meta.story({
  render: () => (
    <>
      {[...counted.variants, null].map((variant) => (
        <StockHint key={variant?.id ?? 'none'} variant={variant} product={counted} />
      ))}
      <StockHint variant={null} product={{ variants: [] }} />
    </>
  ),
  parameters: { shows: ['Chỉ còn 5 sản phẩm', 'Sản phẩm chưa mở bán'] },
})
