import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { SwatchGroup, type SwatchGroupProps } from '@/ui/choosing/SwatchGroup'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'choosing/SwatchGroup (colour and size picker, chips)',
  component: SwatchGroup,
  parameters: {
    guide: {
      use: [
        'For colour and size on a product: sold-out options are struck through, those that clash with the other choice are dimmed and can still be clicked.',
      ],
      avoid: ['For other choices: take `RadioGroup`.'],
      reader:
        'A group of radio buttons by name: “Đỏ sơn, sold out”. Nothing depends on seeing the colour.',
    },
  },
  args: {
    legend: 'Màu sắc',
    kind: 'color' as const,
    value: null as string | null,
    onChange: fn(),
    options: [
      { value: 'white', label: 'Trắng ngà', color: '#ffffff', state: 'available' as const },
      { value: 'red', label: 'Đỏ đô', color: '#8c1c22', state: 'available' as const },
      { value: 'celadon', label: 'Xanh ngọc', color: '#8fb3a0', state: 'clash' as const },
      { value: 'black', label: 'Đen', color: '#111111', state: 'unavailable' as const },
    ],
  },
  render: controlled(SwatchGroup, 'value'),
})

const sizes = {
  legend: 'Size',
  kind: 'size' as const,
  options: [
    { value: 's', label: 'S', state: 'available' },
    { value: 'm', label: 'M', state: 'available' },
    { value: 'l', label: 'L', state: 'clash' },
    { value: 'xl', label: 'XL', state: 'unavailable' },
    { value: 'free', label: 'Ữ-Free size', state: 'available' },
  ],
} satisfies Partial<SwatchGroupProps>

export const States = meta.story(inEveryState({ chosen: { value: 'red' } }))

export const Sizes = meta.story({ args: { ...sizes, value: 'm' } })
