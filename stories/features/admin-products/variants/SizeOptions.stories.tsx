import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SizeOptions } from '@/features/admin-products/variants/SizeOptions'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The sizes of a product: usual runs to tick, and free text.'],
  keyboard: [['Enter', 'adds what is typed; several at once by comma']],
}

const meta = {
  component: SizeOptions,
  parameters: { guide },
  args: { known: ['S', 'M', 'L'], ticked: ['S', 'M', 'L'], basePrice: 459_000, change: fn() },
} satisfies Meta<typeof SizeOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {}

export const NoneOnAPhone: Story = {
  args: { known: [], ticked: [] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** Several at once, by comma. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Thêm size'), '28, xl{Enter}')
    await expect(args.change).toHaveBeenCalledWith({
      type: 'tickSizes',
      sizes: ['28', 'XL'],
      basePrice: 459_000,
    })
  },
}
