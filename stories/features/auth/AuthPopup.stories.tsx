import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
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

/** The shop has no logo, so the popup shows the flower (Product §2). */
export const WithoutLogo = meta.story({
  args: { logo: undefined },
})

export const Register = meta.story({ args: { form: 'register' } })
