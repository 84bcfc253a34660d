import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { AuthPopup } from '@/features/auth/AuthPopup'
import { brandPicture } from '../../support/pictures'
import { Controlled } from '../../ui/controlled'

type FormName = 'login' | 'register' | null

const meta = preview.meta({
  component: AuthPopup,
  args: {
    form: 'login' as const,
    onForm: fn(),
    onDone: fn(),
    logo: brandPicture('logo'),
  },
  render: (args) => (
    <Controlled<FormName> initial={args.form}>
      {(form, setForm) => <AuthPopup {...args} form={form} onForm={setForm} />}
    </Controlled>
  ),
})

export const Login = meta.story({})

/** Without a logo, the flower takes its place (Product §2). */
export const WithoutLogo = meta.story({
  tags: ['§2.4.1a', '§2.4.2b'],
  args: { logo: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Đăng nhập' })
    await expect(dialog.querySelector('[tabindex] svg')).toBeVisible()
    await expect(dialog.querySelector('img')).not.toBeInTheDocument()
  },
})

export const LogoMissing = meta.story({ args: { logo: brandPicture('none') } })

export const Register = meta.story({ args: { form: 'register' } })
