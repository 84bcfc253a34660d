import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { formatVnd } from '@/lib/numbers'
import { RangeSlider } from '@/ui/choosing/RangeSlider'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'choosing/RangeSlider (range, price filter)',
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

export const States = meta.story(inEveryState())
