import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FormCombobox } from '@/ui/form/FormCombobox'
import { inForm } from '../../support/in-form'

const meta = {
  component: FormCombobox,
  args: {
    name: 'province',
    label: 'Tỉnh/Thành phố',
    placeholder: 'Chọn tỉnh/thành phố',
    options: [
      { value: '01', label: 'Hà Nội' },
      { value: '48', label: 'Đà Nẵng' },
      { value: '79', label: 'TP. Hồ Chí Minh' },
    ],
  },
  argTypes: { options: { control: false } },
  decorators: [inForm({ province: null })],
} satisfies Meta<typeof FormCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}

export const Chosen: Story = { decorators: [inForm({ province: '48' })] }

export const Failed: Story = { args: { error: 'Không tải được danh sách', onRetry: fn() } }
