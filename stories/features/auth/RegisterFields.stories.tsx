import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RegisterFields } from '@/features/auth/RegisterFields'
import { emptyRegisterForm } from '@/features/auth/registration'
import { Form } from '@/ui/form/Form'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `RegisterForm`.'],
}

const meta = {
  component: RegisterFields,
  parameters: { guide },
  render: (_, { parameters }) => (
    <Form initialValues={{ ...emptyRegisterForm, ...parameters.values }} onSubmit={fn()}>
      <RegisterFields />
    </Form>
  ),
} satisfies Meta<typeof RegisterFields>

export default meta
type Story = StoryObj<typeof meta>

/** Vietnam is the first country (Product §9); the password has a hint. */
export const Empty: Story = {
  tags: ['§2.4.2a', '§5.2.4b'],
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('combobox', { name: 'Mã quốc gia' })
    await expect(codes).toHaveTextContent('+84+1+81+61+65+86')
    await expect(codes).toHaveValue('+84')
    await expect(canvas.getByText(/^Ít nhất 8 ký tự/)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: {
    values: { firstName: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(20), email: `${'a'.repeat(200)}@moclan.vn` },
  },
}
