import { lineKey } from '@/domain/cart/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { orderTotals, subtotalOf } from '@/domain/cart/totals'
import type { OrderLine } from '@/domain/cart/cart'
import { OrderSummary } from '@/features/checkout/OrderSummary'
import { longNamed, shirt } from './checkout-world'

const of = (lines: readonly OrderLine[]) => ({ lines, totals: orderTotals(subtotalOf(lines)) })

const meta = {
  component: OrderSummary,
  args: { ...of([shirt]), lineErrors: new Map() },
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Shipping and promotion are fixed (Product §9). */
export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('918.000VND')).toBeVisible()
    await expect(canvas.getByText('02')).toBeVisible()
    await expect(canvas.getByText('30.000VND')).toBeVisible()
    await expect(canvas.getByText('−15.000VND')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: of([shirt, longNamed]),
  globals: { viewport: { value: 'phone' } },
}

export const ManyLines: Story = {
  args: of(Array.from({ length: 30 }, (_, index) => ({ ...shirt, variantId: index + 1 }))),
}

/** The server named the line it can't deliver. */
export const LineRefused: Story = {
  args: {
    ...of([shirt, longNamed]),
    lineErrors: new Map([[lineKey(longNamed), 'Sản phẩm không đủ hàng']]),
  },
}
