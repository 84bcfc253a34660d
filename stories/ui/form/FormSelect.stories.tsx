import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormSelect } from '@/ui/form/FormSelect'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For a short list whose value is always one of the options.'],
  avoid: ['Where nothing may be chosen yet: `FormCombobox` or `FormRadioGroup`.'],
  reader: "The browser's own select.",
}

const meta = {
  component: FormSelect,
  parameters: { form: { province: '01' }, guide },
  args: {
    name: 'province',
    label: 'Tỉnh/Thành phố',
    options: [
      { value: '01', label: 'Hà Nội' },
      { value: '48', label: 'Đà Nẵng' },
      { value: '79', label: 'TP. Hồ Chí Minh' },
    ],
  },
  argTypes: { options: { control: false } },
  decorators: [inForm],
} satisfies Meta<typeof FormSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Tỉnh/Thành phố')
    await userEvent.selectOptions(select, 'Đà Nẵng')
    await expect(select).toHaveValue('48')
  },
}
