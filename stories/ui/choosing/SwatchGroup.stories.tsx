import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import type { Guide } from '../../../.storybook/docs/guide'
import { controlled } from '../controlled'

const guide: Guide = {
  use: [
    'For colour and size on a product: sold-out options are struck through, those that clash with the other choice are dimmed and can still be pressed.',
  ],
  avoid: ['For other choices: take `RadioGroup`.'],
  reader:
    'A group of radio buttons by name: “Đỏ sơn, sold out”. Nothing depends on seeing the colour.',
}

const meta = {
  component: SwatchGroup,
  parameters: { guide },
  args: {
    legend: 'Màu sắc',
    kind: 'color',
    value: null,
    onChange: fn(),
    options: [
      { value: 'white', label: 'Trắng ngà', color: '#ffffff', state: 'available' },
      { value: 'red', label: 'Đỏ đô', color: '#8c1c22', state: 'available' },
      { value: 'celadon', label: 'Xanh ngọc', color: '#8fb3a0', state: 'clash' },
      { value: 'black', label: 'Đen', color: '#111111', state: 'unavailable' },
    ],
  },
  render: controlled(SwatchGroup, 'value'),
} satisfies Meta<typeof SwatchGroup>

export default meta
type Story = StoryObj<typeof meta>

const sizes = {
  legend: 'Size',
  kind: 'size',
  options: [
    { value: 's', label: 'S', state: 'available' },
    { value: 'm', label: 'M', state: 'available' },
    { value: 'l', label: 'L', state: 'clash' },
    { value: 'xl', label: 'XL', state: 'unavailable' },
    { value: 'free', label: 'Ữ-Free size', state: 'available' },
  ],
} satisfies Partial<Story['args']>

export const NothingChosen: Story = {}

/** An unavailable combination can be chosen: the screen then changes the other option. */
export const ChoosingAClash: Story = {
  args: { value: 'red' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Xanh ngọc,/ }))
    await expect(args.onChange).toHaveBeenCalledWith('celadon')
  },
}

export const SoldOut: Story = {
  args: { value: 'red' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Đen, hết hàng' })).toBeDisabled()
  },
}

export const Sizes: Story = { args: { ...sizes, value: 'm' } }
