import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For passwords of sign-in and registration.'],
  reader: "As `PasswordField`, with the form's error.",
}

const meta = {
  component: FormPasswordField,
  parameters: { form: { password: 'Matkhau1!' }, guide },
  args: {
    name: 'password',
    label: 'Mật khẩu',
    showLabel: 'Hiện mật khẩu',
    hideLabel: 'Ẩn mật khẩu',
    autoComplete: 'current-password',
  },
  decorators: [inForm],
} satisfies Meta<typeof FormPasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Shown and hidden by its button. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText(/^Mật khẩu/)).toHaveAttribute('type', 'text')
  },
}
