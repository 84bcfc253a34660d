import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProfileForm } from '@/features/profile/ProfileForm'
import { form, longNames, user } from './profile-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['To change personal info on this device.'],
  keyboard: [['Enter', 'saves']],
}

const meta = {
  component: ProfileForm,
  parameters: { guide },
  args: { initial: form, email: user.email, onChange: fn(), onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }))

export const Filled: Story = {
  play: async (context) => {
    await save(context)
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledWith(form))
  },
}

/** Each field shows its own error; the first one has the focus. */
export const SentWrong: Story = {
  args: { initial: { ...form, firstName: ' ', lastName: '', birthday: '31/02/99', phone: '12' } },
  play: async (context) => {
    await save(context)
    const { canvas, args } = context
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus())
    for (const words of [/nhập tên$/, /nhập họ$/, /^Không có ngày này/, /không hợp lệ$/])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** After a reload or an expired session. */
export const Draft: Story = { args: { isDraft: true } }

export const LongNamesOnAPhone: Story = {
  args: { initial: { ...form, ...longNames } },
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = { globals: { locale: 'en' } }
