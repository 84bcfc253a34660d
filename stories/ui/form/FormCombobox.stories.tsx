import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FormCombobox } from '@/ui/form/FormCombobox'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For a choice from a long list inside a form.'],
  avoid: ['For a short list: `FormSelect`.'],
  reader:
    "As `Combobox`; an error of the caller, such as options that failed to load, comes before the form's.",
}

const meta = {
  component: FormCombobox,
  parameters: { form: { province: null }, guide },
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
  decorators: [inForm],
} satisfies Meta<typeof FormCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { parameters: { form: { province: '48' } } }
export const Failed: Story = { args: { error: 'Không tải được danh sách', onRetry: fn() } }
