import type { Meta, StoryObj } from '@storybook/react-vite'
import { SizeHint } from '@/features/sizes/SizeHint'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Before there is an answer.'],
}

const meta = {
  component: SizeHint,
  parameters: { guide },
  args: { text: 'Kết quả sẽ hiện ở đây.' },
} satisfies Meta<typeof SizeHint>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const LongText: Story = {
  args: { text: 'Bạn nhập giúp ít nhất một số đo ngực, eo hoặc hông nhé. '.repeat(3) },
}
