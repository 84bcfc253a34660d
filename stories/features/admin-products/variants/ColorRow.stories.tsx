import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ColorRow } from '@/features/admin-products/variants/ColorRow'
import { smallGrid } from '../../../support/variant-grid'
import type { Guide } from '../../../../.storybook/docs/guide'

const [color] = smallGrid.colors

const guide: Guide = {
  use: ['One colour: sold or not, its code and its name, which can be changed.'],
  keyboard: [
    ['Enter', 'takes the new name'],
    ['Escape', 'leaves the old one'],
  ],
}

const meta = {
  component: ColorRow,
  parameters: { guide },
  args: {
    color,
    ticked: true,
    others: ['Đen'],
    onTick: fn(),
    onRename: fn(),
    onRecode: fn(),
  },
  render: (args) => (
    <ul>
      <ColorRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ColorRow>

export default meta
type Story = StoryObj<typeof meta>

export const Sold: Story = {}

export const NotSold: Story = { args: { ticked: false } }

export const LongNameOnAPhone: Story = {
  args: {
    color: { ...color, name: 'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu' },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A name that another colour has is not taken. */
export const TakenName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox')
    await userEvent.clear(name)
    await userEvent.type(name, 'đen{Enter}')
    await expect(canvas.getByText('Đã có tên này')).toBeVisible()
    await expect(args.onRename).not.toHaveBeenCalled()
  },
}
