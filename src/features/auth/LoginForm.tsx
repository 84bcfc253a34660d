import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormTextField } from '@/ui/form/FormTextField'
import { GoogleIcon } from '@/ui/icons/GoogleIcon'
import { Closer, Or, SwitchRow, Welcome } from './auth-layout'
import { AuthError } from './AuthError'
import { ComingSoon } from './ComingSoon'
import { loginErrors, standsInBox } from './errors'
import { useLogin } from './mutations'

export type AuthFormProps = {
  /** Typed so far, here or in the other form. */
  email: string
  onEmail: (email: string) => void
  /** Called after the session has begun. */
  onDone: () => void
  /** Asks for the other form. */
  onSwitch: () => void
}

const loadSchema = () => import('./schema').then((module) => module.loginSchema)

/** Spec §2, §5: e-mail and password. What the server refuses stands in the red box until something is typed. */
export function LoginForm({ email, onEmail, onDone, onSwitch }: AuthFormProps) {
  const msg = useMsg()
  const said = useSaid()
  const { mutateAsync: login, reset, error, isPending } = useLogin()
  return (
    <>
      <Welcome>{msg('auth.login.welcome')}</Welcome>
      <Form
        aria-label={msg('auth.login.title')}
        initialValues={{ email, password: '' }}
        validationSchema={loadSchema}
        onValuesChange={(values) => {
          onEmail(values.email)
          if (error) reset()
        }}
        onSubmit={(values) => login(values).then(onDone, standsInBox)}
      >
        {error && <AuthError>{said(loginErrors(error))}</AuthError>}
        <FormTextField
          name="email"
          label={msg('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <FormPasswordField
          name="password"
          label={msg('auth.password')}
          showLabel={msg('auth.showPassword')}
          hideLabel={msg('auth.hidePassword')}
          autoComplete="current-password"
          required
        />
        <Closer>
          <ComingSoon variant="quiet">{msg('auth.forgot')}</ComingSoon>
        </Closer>
        <Button type="submit" size="lg" block loading={isPending}>
          {msg('auth.login.submit')}
        </Button>
      </Form>
      <Or>{msg('auth.or')}</Or>
      <ComingSoon variant="secondary" block>
        <GoogleIcon /> {msg('auth.google')}
      </ComingSoon>
      <SwitchRow>
        {msg('auth.login.switch')}
        <Button variant="quiet" onClick={onSwitch}>
          {msg('auth.register.title')}
        </Button>
      </SwitchRow>
    </>
  )
}
