import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Form } from '@/ui/form/Form'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormTextField } from '@/ui/form/FormTextField'
import { GoogleIcon } from '@/ui/icons'
import { FormFields } from '@/ui/form/form-layout'
import { Closer, Or, SwitchRow, Welcome } from './auth-layout'
import { AuthError } from './AuthError'
import { ComingSoon } from './ComingSoon'
import { loginErrors } from './errors'
import { useSignIn } from './mutations'
import { type LoginForm as LoginValues, tidyEmail } from './registration'
import { useFailure } from './use-failure'

type LoginFormProps = {
  /** Typed so far, here or in the other form. */
  email: string
  /** Called with the address at every key, so that the other form can begin with it. */
  onEmail: (email: string) => void
  /** Called after the session has begun. */
  onDone: () => void
  /** Shows the register form. Without it the form has no way to register, as in the back office. */
  onSwitch?: () => void
}

/** Product §2, §5: e-mail and password. The server's error stays in the red box until something is typed. */
export function LoginForm({ email, onEmail, onDone, onSwitch }: LoginFormProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { failure, fail, clear } = useFailure()
  const { mutateAsync: signIn, isPending } = useSignIn()
  return (
    <>
      <Welcome>{msg('auth.login.welcome')}</Welcome>
      <Form<LoginValues>
        aria-label={msg('auth.login.title')}
        initialValues={{ email, password: '' }}
        schema={() => import('./login-schema')}
        onValuesChange={(values) => {
          onEmail(values.email)
          clear()
        }}
        onSubmit={(values) =>
          signIn({ data: { ...values, email: tidyEmail(values.email) } }).then(onDone, fail)
        }
      >
        <FormFields>
          <FormTextField
            name="email"
            label={msg('auth.email')}
            type="email"
            inputMode="email"
            // Password managers store the password under this name.
            autoComplete="username"
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
        </FormFields>
        <Closer>
          <ComingSoon variant="quiet">{msg('auth.forgot')}</ComingSoon>
        </Closer>
        {failure && (
          <AuthError key={failure.number}>{errorText(loginErrors(failure.error))}</AuthError>
        )}
        <Button type="submit" size="lg" block loading={isPending}>
          {msg('auth.login.submit')}
        </Button>
      </Form>
      {onSwitch && (
        <>
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
      )}
    </>
  )
}
