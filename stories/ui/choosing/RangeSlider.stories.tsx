import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { formatVnd } from '@/lib/money'
import { RangeSlider } from '@/ui/choosing/RangeSlider'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: RangeSlider,
  parameters: {
    guide: {
      use: [
        'For two bounds of which the rough place matters: a range of prices, beside fields to type them.',
      ],
      avoid: ['For one number: `Quantity` or a field.'],
      keyboard: [
        ['Arrows', 'one step'],
        ['Page Up, Page Down', 'two steps'],
        ['Home, End', 'as far as it goes'],
      ],
      reader: 'Two sliders, each with its name and its value in words.',
    },
  },
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

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Từ (VND)' })
    await expect(low).toHaveAttribute('aria-valuetext', '400.000VND')
    low.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onCommit).toHaveBeenLastCalledWith([600_000, 1_000_000], expect.anything())
  },
})

/** Both ends at the edges: no bound at all. */
export const Whole = meta.story({ args: { value: [200_000, 2_200_000] } })
