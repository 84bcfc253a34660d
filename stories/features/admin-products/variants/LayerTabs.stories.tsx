import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LayerTabs } from '@/features/admin-products/variants/LayerTabs'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the grid: price, original price or stock.'],
  keyboard: [['Arrow keys', 'choose the next layer']],
  reader: 'Radio buttons; a layer with problems says how many.',
}

const meta = {
  component: LayerTabs,
  parameters: { guide },
  args: {
    value: 'price',
    problems: { price: 0, original_price: 0, stock: 0, sku: 0 },
    onChange: fn(),
  },
} satisfies Meta<typeof LayerTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Price: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tồn kho' }))
    await expect(args.onChange).toHaveBeenCalledWith('stock')
  },
}

/** Layers with cells that can't be kept say how many. */
export const WithProblems: Story = {
  args: { value: 'stock', problems: { price: 3, original_price: 0, stock: 12, sku: 1 } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
