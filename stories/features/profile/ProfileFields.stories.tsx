import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProfileFields } from '@/features/profile/ProfileFields'
import { Form } from '@/ui/form/Form'
import { form, user } from './profile-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `ProfileForm`.'],
}

const meta = {
  component: ProfileFields,
  parameters: { guide },
  args: { email: user.email },
  decorators: [
    (Story) => (
      <Form aria-label="Thông tin" initialValues={form} onSubmit={fn()}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof ProfileFields>

export default meta
type Story = StoryObj<typeof meta>

/** The e-mail is disabled, with an explanation (Product §2). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeDisabled()
    await expect(email).toHaveAccessibleDescription('Email đăng nhập không đổi được ở đây')
    await expect(canvas.getByText('Số của bạn: 0912 345 678')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
