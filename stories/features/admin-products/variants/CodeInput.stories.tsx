import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CodeInput } from '@/features/admin-products/variants/CodeInput'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["For the code of a colour: the browser's own picker."],
  reader: 'A colour well with the name of the colour.',
}

const meta = {
  component: CodeInput,
  parameters: { guide },
  args: { label: 'Mã màu Đỏ sơn', value: '#a2281f', onChange: fn() },
  argTypes: { value: { control: 'color' } },
} satisfies Meta<typeof CodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Lacquer: Story = {}
