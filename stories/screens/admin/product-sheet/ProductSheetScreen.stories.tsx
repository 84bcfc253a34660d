import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductSheetScreen } from '@/screens/admin/product-sheet/ProductSheetScreen'

const meta = {
  component: ProductSheetScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/products/sheet' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductSheetScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The variants that have run out, by the filter of the list. */
export const SoldOut: Story = {
  args: { search: { stock: 'out' } },
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole('textbox', { name: /^Tồn kho/ })
    await expect(cell).toHaveValue('0')
  },
}

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
