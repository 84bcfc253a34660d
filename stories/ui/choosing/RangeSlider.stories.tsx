import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { formatVnd } from '@/lib/numbers'
import { RangeSlider } from '@/ui/choosing/RangeSlider'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: RangeSlider,
  args: {
    labels: ['Từ (VND)', 'Đến (VND)'] as const,
    min: 200_000,
    max: 2_200_000,
    step: 200_000,
    value: [400_000, 1_000_000] as const,
    onChange: fn(),
    onCommit: fn(),
    textOf: formatVnd,
  },
  render: controlled(RangeSlider, 'value'),
})

export const Default = meta.story({})
