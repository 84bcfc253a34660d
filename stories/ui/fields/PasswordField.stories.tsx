import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { PasswordField } from '@/ui/fields/PasswordField'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Mật khẩu',
    value: 'Matkhau1!',
    onChange: fn(),
    autoComplete: 'current-password',
  },
  render: controlled(PasswordField, 'value'),
})

export const States = meta.story(inEveryState())

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }))
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible()
  },
})
