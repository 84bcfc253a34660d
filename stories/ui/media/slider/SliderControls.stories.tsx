import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SliderControls } from '@/ui/media/slider/SliderControls'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `Slider`.'],
  keyboard: [['Tab, Enter', 'reaches and presses pause and marks']],
  reader: 'Each mark says its slide; the shown one is current.',
}

const meta = {
  component: SliderControls,
  parameters: { guide },
  args: { count: 3, index: 1, pagination: true, autoplay: undefined, onGoTo: fn() },
  argTypes: {
    count: { control: { type: 'range', min: 2, max: 8 } },
    index: { control: { type: 'range', min: 0, max: 7 } },
    autoplay: {
      options: ['none', 'playing', 'paused'],
      mapping: {
        none: undefined,
        playing: { label: 'Tạm dừng trình chiếu', paused: false, toggle: fn() },
        paused: { label: 'Tiếp tục trình chiếu', paused: true, toggle: fn() },
      },
      control: 'inline-radio',
    },
  },
} satisfies Meta<typeof SliderControls>

export default meta
type Story = StoryObj<typeof meta>

export const Marks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đến trang chiếu 3' }))
    await expect(args.onGoTo).toHaveBeenCalledWith(2)
  },
}

export const PausedOnAPhone: Story = {
  args: { autoplay: { label: 'Tiếp tục trình chiếu', paused: true, toggle: fn() } },
  globals: { viewport: { value: 'phone' } },
}
