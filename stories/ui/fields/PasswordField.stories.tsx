import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { PasswordField } from '@/ui/fields/PasswordField'
import { Controlled } from '../controlled'

const meta = preview.meta({
  component: PasswordField,
  parameters: {
    guide: {
      use: ['For every password, with `autoComplete` so that managers can help.'],
      avoid: ['For codes that others may see: take `TextField`.'],
      reader: "The eye's name changes between “show” and “hide the password”.",
    },
  },
  args: {
    label: 'Mật khẩu',
    value: 'Matkhau1!',
    onChange: fn(),
    showLabel: 'Hiện mật khẩu',
    hideLabel: 'Ẩn mật khẩu',
    autoComplete: 'current-password',
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, setValue) => <PasswordField {...args} value={value} onChange={setValue} />}
    </Controlled>
  ),
})

export const Dotted = meta.story({})

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mật khẩu')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn mật khẩu' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})

export const Empty = meta.story({ args: { value: '', required: true } })

export const Disabled = meta.story({ args: { disabled: true } })
