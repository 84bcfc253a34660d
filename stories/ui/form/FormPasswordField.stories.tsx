import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { inForm } from '../../support/in-form'

const meta = {
  component: FormPasswordField,
  args: {
    name: 'password',
    label: 'Mật khẩu',
    showLabel: 'Hiện mật khẩu',
    hideLabel: 'Ẩn mật khẩu',
    autoComplete: 'current-password',
  },
  decorators: [inForm({ password: 'Matkhau1!' })],
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

export const Empty: Story = { decorators: [inForm({ password: '' })] }
