import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ColorOptions } from '@/features/admin-products/variants/ColorOptions'
import type { Guide } from '../../../../.storybook/docs/guide'
import { smallGrid } from '../../../support/variant-grid'

const guide: Guide = {
  use: [
    "The colours of a product, with the shop's dyes to choose from. The name of a dye finds its code.",
  ],
  keyboard: [['Enter', 'adds what is typed']],
}

const meta = {
  component: ColorOptions,
  parameters: { guide },
  args: { colors: smallGrid.colors, ticked: smallGrid.colors, basePrice: 459_000, change: fn() },
} satisfies Meta<typeof ColorOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const NoneOnAPhone: Story = {
  args: { colors: [], ticked: [] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** The name of a dye finds its code. */
export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Thêm màu'), 'den{Enter}')
    await expect(args.change).toHaveBeenCalledWith({
      type: 'tickColor',
      color: { name: 'den', color_code: '#211d1c' },
      basePrice: 459_000,
    })
  },
}

export const NoneSold: Story = { args: { ticked: [] } }

/** A name that another colour has is not taken. */
export const TakenName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: /^Tên màu/ })
    if (!(first instanceof HTMLInputElement) || !second) throw new Error('No two colours')
    await userEvent.clear(second)
    await userEvent.type(second, `${first.value}{Enter}`)
    await expect(canvas.getByText('Đã có tên này')).toBeVisible()
    await expect(args.change).not.toHaveBeenCalled()
  },
}
