import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CodeInput } from '@/features/admin-products/variants/CodeInput'

const meta = {
  component: CodeInput,
  args: { label: 'Mã màu Đỏ sơn', value: '#a2281f', onChange: fn() },
  argTypes: { value: { control: 'color' } },
} satisfies Meta<typeof CodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Lacquer: Story = {}

export const Paper: Story = { args: { label: 'Mã màu Trắng', value: '#f8f6f1' } }
