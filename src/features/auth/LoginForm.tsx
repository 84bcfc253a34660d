import { useState } from 'react'
import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { tidyEmail } from '@/lib/kinds/email'
import { color, space, text } from '@/theme/tokens'
import { Button, type ButtonProps } from '@/ui/actions/Button'
import { FormFields } from '@/ui/fields/Field'
import { FormPasswordField, FormTextField } from '@/ui/form/fields'
import { Form } from '@/ui/form/Form'
import { GoogleIcon } from '@/ui/icons'
import { AuthError, SwitchRow, useFailure, Welcome } from './form-parts'
import { loginErrors, useSignIn } from './mutations'
import type { LoginForm as LoginValues } from './registration'

type LoginFormProps = {
  email: string
  /** Called with the address at every key, so that the other form can begin with it. */
  onEmail: (email: string) => void
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

/* A line with a word in it, between two ways to sign in. */
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${color.line};
    content: '';
  }
`

/* Moves the link under a password up into the space that the field reserves for its note. */
const Closer = styled.div`
  margin-block: -${space(4)} ${space(2)};
`

type ComingSoonProps = Pick<ButtonProps, 'variant' | 'block' | 'children'>

/** A button for a feature that does not exist yet; pressed, it shows that beside itself (Product §2.4). */
function ComingSoon({ children, ...button }: ComingSoonProps) {
  const msg = useMsg()
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Frame data-block={button.block}>
      <Button {...button} onClick={() => setIsPressed(true)}>
        {children}
      </Button>
      <Note role="status">{isPressed && msg('auth.comingSoon')}</Note>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;

  &[data-block='true'] {
    display: grid;
    justify-content: stretch;
    text-align: center;
  }
`

const Note = styled.span`
  min-height: 1.55em;
  margin-block-start: ${space(1)};
  color: ${color.celadon};
  font-size: ${text.sm};
`
