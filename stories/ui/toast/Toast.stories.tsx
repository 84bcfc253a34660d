import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast } from '@/ui/toast/Toast'
import { toastOf } from '@/ui/toast/toast'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Through `useToast`: after something was done, with undo where it can be taken back.'],
  avoid: ['For an error of a field or a form: say it there.'],
  anatomy: [
    ['Type', 'Shape, colour and a hidden word.'],
    ['Message', 'One sentence.'],
    ['Link', 'The way to what was made.'],
    ['Action', 'Undo, or what has to be done first.'],
  ],
  keyboard: [
    ['F6', 'moves the focus to the first toast'],
    ['Enter', 'presses the action or the cross'],
  ],
  reader: 'Errors are read at once, other messages when the reader pauses.',
}

const meta = {
  component: Toast,
  parameters: { guide },
  args: {
    toast: toastOf(1, { message: 'Đã lưu thay đổi' }),
    paused: true,
    onLeave: fn(),
  },
  argTypes: { toast: { control: false } },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Failure: Story = {
  args: { toast: toastOf(2, { type: 'error', message: 'Chưa lưu được, hãy thử lại' }) },
}

export const WithActionOnAPhone: Story = {
  args: {
    toast: toastOf(4, {
      type: 'info',
      message: 'Đã xóa Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa khỏi giỏ hàng của bạn',
      undo: fn(),
    }),
  },
  globals: { viewport: { value: 'phone' } },
}

/** Where to go on, and undo. */
export const LinkAndActionOnAPhone: Story = {
  args: {
    toast: toastOf(5, {
      message: 'Đã thêm vào giỏ hàng',
      link: { label: 'Xem giỏ hàng', to: '/cart' },
      undo: fn(),
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
